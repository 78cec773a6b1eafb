import { describe, expect, test } from 'vitest'
import type { Session } from '../ports/site.ts'
import { StoreError, type StoreBackend } from '../ports/store.ts'
import { createSealer } from '../guards/seal.ts'
import type { Opened } from '../guards/session.ts'
import { BOOKING } from '../payment/testing/agency.ts'
import { startPayments } from '../payment/payments.ts'
import { paymentWorld, SITE, testContext } from '../payment/testing/context.ts'
import { orderBody, pay, quote } from '../payment/testing/requests.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { answerCall, type CheckedCall } from './answer-call.ts'
import { PLANS } from './plan.ts'
import { filesFor } from './registry.ts'

/** A call that pays a quote. */
function orderCall(hash: string, key: string): CheckedCall & { key: string } {
  const value = orderBody(hash)
  return {
    site: SITE,
    who: { account: SITE.account, address: '192.0.2.1' },
    params: { path: {}, query: {}, header: {} },
    body: { value, text: JSON.stringify(value) },
    key,
    requestId: 'r2',
    signal: undefined,
  }
}

/** A payment from another tab, with the session from before the first payment. */
async function payLate() {
  const { context, agency } = paymentWorld()
  context.sealer = createSealer([new Uint8Array(32)])
  const { hash } = (await quote(context)).body
  const { body } = await pay(context, hash)
  const replay: Session = { booking: BOOKING, site: SITE.host, issuedAt: 0, generation: 1 }
  const call = orderCall(hash, 'key-0000000000002')
  const again = async () => (await answerCall(context, PLANS.orderInitialize, { replay }, call)).problem?.name
  return { context, agency, again, token: body.paymentToken }
}

test('returns 409 payment-in-progress, not 401, to a tab that pays a moment after another one (E1)', async () => {
  const { agency, again } = await payLate()
  expect(await again()).toBe('payment-in-progress')
  expect(agency.initializations).toHaveLength(1)
})

test('returns 401 session-expired when the payment that raised the session has ended', async () => {
  const { context, again, token } = await payLate()
  await context.store.update('intents', token, (intent) => intent && { ...intent, state: 'declined' })
  expect(await again()).toBe('session-expired')
})

describe('decision 6.5 the process of the first call has died', () => {
  /** Repeats a payment whose response was never stored, with the session that the payment has ended. */
  async function lostResponse(state: 'challenge' | 'frictionless') {
    const { context, agency, time } = paymentWorld()
    context.sealer = createSealer([new Uint8Array(32)])
    agency.card = state
    const { hash } = (await quote(context)).body
    const key = 'key-0000000000001'
    const call = orderCall(hash, key)
    const replay = { booking: BOOKING, site: SITE.host, issuedAt: 0, generation: 1, ownKey: key }
    const again = () => answerCall(context, PLANS.orderInitialize, { replay }, call)
    const content = JSON.stringify(['orderInitialize', {}, {}, call.body.text])
    const [fingerprint = ''] = await context.sealer.fingerprints(content)
    await context.store.insert('idempotency', `${SITE.host}/${BOOKING}/${key}`, { fingerprint })
    const { body } = await pay(context, hash, key)
    await context.payment?.runner.settled()
    return { context, agency, time, again, hash, key, first: body }
  }

  test.each(['challenge', 'frictionless'] as const)('%s: answers from the record and sends nothing', async (state) => {
    const { agency, time, again, first } = await lostResponse(state)
    expect((await again()).problem?.name).toBe('in-progress')
    time.now += 2000
    const { status, bytes } = await again()
    const { paymentToken, handoffUrl } = JSON.parse(new TextDecoder().decode(bytes)) as typeof first
    expect([status, paymentToken, handoffUrl]).toEqual([200, first.paymentToken, first.handoffUrl])
    expect(agency.initializations).toHaveLength(1)
  })

  test('returns `not-sent` when the call never reached the agency, and the same key can then pay', async () => {
    const { context, agency, again, hash, key, first } = await lostResponse('challenge')
    await context.store.update('intents', first.paymentToken, (intent) => intent && { ...intent, state: 'rejected' })
    expect((await again()).problem).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
    expect(agency.initializations).toHaveLength(1)
    await pay(context, hash, key)
    expect(agency.initializations).toHaveLength(2)
  })
})

describe('decision 6.5 the store has written the attempt, but its confirmation was lost', () => {
  /** A backend that writes the first attempt and then fails, as when a connection breaks or a database moves. */
  function failingAfterWrite(backend: StoreBackend): StoreBackend {
    let hasFailed = false
    const commit: StoreBackend['commit'] = async (unit) => {
      const written = await backend.commit(unit)
      if (hasFailed || !unit.writes.some(({ area }) => area === 'intents')) return written
      hasFailed = true
      throw new StoreError('the connection to the database broke; the change may have been written')
    }
    return { ...backend, commit }
  }

  test('stores no failure: the same key gets `not-sent` and can then pay', async () => {
    const { context, agency, time } = testContext({ backend: failingAfterWrite(memoryBackend()) })
    context.sealer = createSealer([new Uint8Array(32)])
    context.checkLimit = async () => undefined
    context.filesFor = filesFor(context.config)
    const payments = (context.payment = startPayments(context))
    const { hash } = (await quote(context)).body
    const key = 'key-0000000000001'
    const call = orderCall(hash, key)
    const oldSession: Session = { booking: BOOKING, site: SITE.host, issuedAt: 0, generation: 0 }
    const press = (opened: Opened) => answerCall(context, PLANS.orderInitialize, opened, call)
    expect((await press({ session: oldSession })).problem?.name).toBe('try-later')
    expect(agency.initializations).toEqual([])
    await payments.runner.settled()
    for (let minutes = 0; minutes < 30; minutes++) {
      time.now += 60_000
      await payments.runner.tick()
      await payments.runner.settled()
    }
    const replay = { ...oldSession, ownKey: key }
    expect((await press({ replay })).problem).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
    const { status } = await press({ session: { ...oldSession, generation: 1 } })
    expect([status, agency.initializations.length]).toEqual([200, 1])
  })
})
