import { describe, expect, test } from 'vitest'
import type { Session } from '../ports/site.ts'
import { createSealer } from '../guards/seal.ts'
import { BOOKING } from '../payment/testing/agency.ts'
import { paymentWorld, SITE } from '../payment/testing/context.ts'
import { orderBody, pay, quote } from '../payment/testing/requests.ts'
import { answerCall } from './answer-call.ts'
import { PLANS } from './plan.ts'

/** A payment from another tab, with the session from before the first payment. */
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
    return (await answerCall(context, PLANS.orderInitialize, { replay }, call)).problem?.name
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

describe('decision 6.5 the process that was asked first has ended', () => {
  /** Repeats a payment whose response was never stored, with the session that the payment has ended. */
  async function lost(state: 'challenge' | 'frictionless') {
    const { context, agency, time } = paymentWorld()
    context.sealer = createSealer([new Uint8Array(32)])
    agency.card = state
    const { hash } = (await quote(context)).body
    const key = 'key-0000000000001'
    const value = orderBody(hash)
    const call = {
      site: SITE,
      who: { account: SITE.account, address: '192.0.2.1' },
      params: { path: {}, query: {}, header: {} },
      body: { value, text: JSON.stringify(value) },
      key,
      requestId: 'r2',
      signal: undefined,
    }
    const replay = { booking: BOOKING, site: SITE.host, issuedAt: 0, generation: 1, ownKey: key }
    const again = () => answerCall(context, PLANS.orderInitialize, { replay }, call)
    const content = JSON.stringify(['orderInitialize', {}, {}, call.body.text])
    const [fingerprint = ''] = await context.sealer.fingerprints(content)
    await context.store.insert('idempotency', `${SITE.host}/${BOOKING}/${key}`, { fingerprint })
    const { body } = await pay(context, hash, key)
    await context.payment?.run.settled()
    return { context, agency, time, again, hash, key, first: body }
  }

  test.each(['challenge', 'frictionless'] as const)('%s: the record answers, and nothing is sent', async (state) => {
    const { agency, time, again, first } = await lost(state)
    expect((await again()).problem?.name).toBe('in-progress')
    time.now += 2000
    const { status, bytes } = await again()
    const { paymentToken, handoffUrl } = JSON.parse(new TextDecoder().decode(bytes)) as typeof first
    expect([status, paymentToken, handoffUrl]).toEqual([200, first.paymentToken, first.handoffUrl])
    expect(agency.initializations).toHaveLength(1)
  })

  test('the agency never heard of it: a definite refusal, and the same key pays', async () => {
    const { context, agency, again, hash, key, first } = await lost('challenge')
    await context.store.update('intents', first.paymentToken, (intent) => intent && { ...intent, state: 'rejected' })
    expect((await again()).problem).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
    expect(agency.initializations).toHaveLength(1)
    await pay(context, hash, key)
    expect(agency.initializations).toHaveLength(2)
  })
})
