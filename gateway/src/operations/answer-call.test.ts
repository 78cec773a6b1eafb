import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import type { Session } from '../context.ts'
import { createSealer } from '../guards/seal.ts'
import { BOOKING } from '../payment/testing/agency.ts'
import { paymentWorld, SITE } from '../payment/testing/context.ts'
import { orderBody, pay, quote } from '../payment/testing/requests.ts'
import { answerCall } from './answer-call.ts'

/** Another tab's Pay, with the session of before the payment. */
async function payLate() {
  const { context, agency } = paymentWorld()
  context.sealer = createSealer([new Uint8Array(32)])
  const { hash } = (await quote(context)).body
  const { body } = await pay(context, hash)
  const replay: Session = { booking: BOOKING, site: SITE.host, issuedAt: 0, generation: 1 }
  const value = orderBody(hash)
  const again = async () => {
    const call = {
      site: SITE,
      who: { account: SITE.account, address: '192.0.2.1' },
      params: { path: {}, query: {}, header: {} },
      body: { value, text: JSON.stringify(value) },
      key: 'key-0000000000002',
      requestId: 'r2',
      signal: undefined,
    }
    return (await answerCall(context, operations.orderInitialize, { replay }, call)).problem?.name
  }
  return { context, agency, again, token: body.paymentToken }
}

test('409 payment-in-progress, not 401: a tab that pays a moment later than another one (E1)', async () => {
  const { agency, again } = await payLate()
  expect(await again()).toBe('payment-in-progress')
  expect(agency.initializations).toHaveLength(1)
})

test('401 session-expired: the payment that has raised the session is over', async () => {
  const { context, again, token } = await payLate()
  await context.store.update('intents', token, (intent) => intent && { ...intent, state: 'declined' })
  expect(await again()).toBe('session-expired')
})
