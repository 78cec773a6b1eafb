import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { handle as orderInitialize } from '../operations/orderInitialize.ts'
import { handle as quoteCreate } from '../operations/quoteCreate.ts'
import type { Intent } from '../store/records.ts'
import { BOOKING } from './fake-agency.ts'
import { type Payments, startPayments } from './payments.ts'
import { type Fault, SITE, testContext } from './test-context.ts'
import { quoteBody, orderBody, sessionOf } from './test-requests.ts'

const MINUTE = 60_000

/** A visitor with an accepted quote, a gateway that can be killed, and an agency that can be made to fail. */
async function world() {
  const faults: Partial<Record<string, Fault>> = {}
  let stepsLeft = Number.POSITIVE_INFINITY
  const made = testContext({ faultOf: (operationId) => faults[operationId] })
  const { context, time } = made
  const step = () => {
    if (stepsLeft <= 0) throw new Error('killed')
    stepsLeft--
  }
  const start = () => {
    context.payment = startPayments(context, { step })
    return context.payment
  }
  start()
  const quoted = await quoteCreate({ ...requestBase(), body: quoteBody() }, context)
  return {
    ...made,
    faults,
    payments: () => context.payment as Payments,
    killAfter: (steps: number) => {
      stepsLeft = steps
    },
    /** A new process with the same store. */
    async restart() {
      await (context.payment as Payments).run.settled()
      stepsLeft = Number.POSITIVE_INFINITY
      await start().run.settled()
    },
    pay: (key = 'key-0000000000001') =>
      orderInitialize({ ...requestBase(), idempotencyKey: key, body: orderBody(quoted.body.hash) }, context),
    async pass(milliseconds: number) {
      await (context.payment as Payments).run.settled()
      time.now += milliseconds
      await (context.payment as Payments).run.tick()
      await (context.payment as Payments).run.settled()
    },
    intents: async () => (await context.store.list('intents')).map(({ record }) => record),
    running: async () => (await context.store.list('running')).length,
  }
}

const requestBase = () => ({
  site: SITE,
  session: sessionOf(BOOKING),
  params: { path: {}, query: {}, header: {} } as never,
  requestId: 'r1',
  signal: undefined,
  idempotencyKey: undefined,
  repeated: false,
})

type World = Awaited<ReturnType<typeof world>>

async function only(w: World): Promise<Intent> {
  const [intent] = await w.intents()
  if (!intent) throw new Error('There is no attempt')
  return intent
}

describe('one attempt', () => {
  test('bank says yes, visitor comes back: booked once, result written, session left', async () => {
    const w = await world()
    await w.pay()
    w.agency.bankSaysYes()
    const { token, bookingToken } = await only(w)
    await w.payments().run.wake(token)
    expect(await only(w)).toMatchObject({ state: 'committed', completion: { bookingNumber: 'YLK 4827 196' } })
    expect(w.agency.captures).toEqual([token])
    expect(w.agency.commits).toEqual([BOOKING])
    expect(await w.context.store.read('bookings', bookingToken)).toMatchObject({
      site: 'localhost',
      result: { state: 'booked', bookingNumber: 'YLK 4827 196', paid: { value: 24_850, currency: 'try' } },
    })
    expect(await w.context.store.read('generations', BOOKING)).toMatchObject({ committed: true, current: 2 })
    expect(await w.running()).toBe(0)
  })

  test('the commit carries the contracts with the time they were accepted', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    await w.pay()
    await w.payments().run.settled()
    expect(w.agency.completed).toEqual({
      method: 'creditcard',
      toCurrency: 'try',
      contracts: quoteBody().acceptedContracts.map((contract) => ({
        ...contract,
        acceptedAt: '2027-05-01T09:00:00.000Z',
      })),
    })
  })

  test('the tab is closed after the bank said yes: booked within 60 s at any moment (H4)', async () => {
    for (const secondsIntoChallenge of [0, 3, 17, 59, 300]) {
      const w = await world()
      await w.pay()
      for (let second = 0; second < secondsIntoChallenge; second += 2) await w.pass(2000)
      w.agency.bankSaysYes()
      for (let second = 0; second < 24; second += 2) await w.pass(2000)
      expect((await only(w)).state).toBe('committed')
    }
  })

  test('the bank says no: declined, nothing committed, the visitor may try again', async () => {
    const w = await world()
    await w.pay()
    w.agency.bankSaysNo()
    await w.payments().run.wake((await only(w)).token)
    expect((await only(w)).state).toBe('declined')
    expect(await w.running()).toBe(0)
    await expect(w.pay('key-0000000000002')).resolves.toMatchObject({ body: { action: 2 } })
  })

  test('nobody does anything: expired after 15 min, not before (E4)', async () => {
    const w = await world()
    await w.pay()
    for (let minute = 0; minute < 14; minute++) await w.pass(MINUTE)
    expect((await only(w)).state).toBe('handed-off')
    await w.pass(MINUTE)
    expect((await only(w)).state).toBe('expired')
    for (let minute = 0; minute < 50; minute++) await w.pass(MINUTE)
    expect(await w.running()).toBe(0)
  })

  test('paid after it had expired: a refund, for another attempt may have been paid since', async () => {
    const w = await world()
    await w.pay()
    await w.pass(15 * MINUTE)
    await w.pay('key-0000000000002')
    const [first] = await w.intents()
    w.agency.bankSaysYes(first?.token)
    await w.pass(MINUTE)
    expect((await w.intents()).map(({ state }) => state)).toEqual(['refund-task', 'handed-off'])
    expect(await w.context.store.read('generations', BOOKING)).toMatchObject({ committed: false })
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test('another amount than the accepted one is paid back, never booked (reliability 1 row 28)', async () => {
    const w = await world()
    await w.pay()
    const { token } = await only(w)
    const attempt = w.agency.attempts.get(token)
    if (attempt) attempt.amount = { value: 1, currency: 'try' }
    w.agency.bankSaysYes()
    await w.payments().run.wake(token)
    expect((await only(w)).state).toBe('refund-task')
    expect(w.agency.commits).toEqual([])
  })
})

describe('an unknown start (E3)', () => {
  test('the agency has captured: found out and booked', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['orderInitialize'] = 'answer-lost'
    expect((await w.pay()).body).toMatchObject({ action: 0 })
    await w.payments().run.settled()
    expect((await only(w)).state).toBe('committed')
    expect(w.agency.initializations).toHaveLength(1)
  })

  test('the agency never got it: over after half a minute, and only then is another one let through', async () => {
    const w = await world()
    w.faults['orderInitialize'] = 'lost'
    await w.pay()
    await w.pass(20_000)
    await expect(w.pay('key-0000000000002')).rejects.toMatchObject({ name: 'payment-in-progress' })
    await w.pass(20_000)
    expect((await only(w)).state).toBe('rejected')
  })

  test('its form never came: over after two minutes', async () => {
    const w = await world()
    w.faults['orderInitialize'] = 'answer-lost'
    await w.pay()
    await w.pass(2 * MINUTE)
    expect((await only(w)).state).toBe('expired')
  })
})

describe('an unknown commit (E10)', () => {
  test('it was made: found by reading back, not sent again', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'answer-lost'
    await w.pay()
    await w.payments().run.settled()
    expect((await only(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('it was not made: pending and an alert within 60 s, asked for 15 min, never sent again', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'lost'
    await w.pay()
    for (let second = 0; second < 64; second += 4) await w.pass(4000)
    expect((await only(w)).state).toBe('pending')
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
    const { bookingToken, reference } = await only(w)
    const result = (await w.context.store.read('bookings', bookingToken))?.result
    expect(result).toMatchObject({ state: 'pending', reference })
    for (let minute = 0; minute < 20; minute++) await w.pass(MINUTE)
    expect((await only(w)).state).toBe('pending')
    expect(await w.running()).toBe(0)
    expect(w.agency.commits).toEqual([])
    expect(w.lines.filter((line) => line.includes('payment-unresolved'))).toHaveLength(1)
  })

  test('the agency makes it later: the pending payment becomes a booking', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'lost'
    await w.pay()
    for (let second = 0; second < 64; second += 4) await w.pass(4000)
    w.agency.completion = { status: 'confirmed', bookingNumber: 'YLK 1', paymentStatus: 4 }
    await w.pass(MINUTE)
    const { state, bookingToken } = await only(w)
    expect(state).toBe('committed')
    expect((await w.context.store.read('bookings', bookingToken))?.result).toMatchObject({ state: 'booked' })
  })

  test('the agency refuses: a refund task and an alert', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'refused'
    await w.pay()
    await w.payments().run.settled()
    const { state, bookingToken } = await only(w)
    expect(state).toBe('refund-task')
    expect((await w.context.store.read('bookings', bookingToken))?.result).toMatchObject({ state: 'refund' })
    expect(w.lines.filter((line) => line.includes('payment-alert'))).toHaveLength(1)
  })

  test('it could not be sent: sent when the agency is back', async () => {
    const w = await world()
    w.agency.card = 'frictionless'
    w.faults['reservationComplete'] = 'not-sent'
    await w.pay()
    for (let second = 0; second < 20; second += 4) await w.pass(4000)
    expect((await only(w)).state).toBe('paid')
    delete w.faults['reservationComplete']
    await w.pass(20_000)
    expect((await only(w)).state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })
})

test('an illegal move is refused and logged (product 3.2)', async () => {
  const w = await world()
  await w.pay()
  const stale = await only(w)
  w.agency.bankSaysNo()
  await w.payments().run.wake(stale.token)
  const { changesOf } = await import('./changes.ts')
  expect(await changesOf(w.payments().tools).tryMove(stale, 'captured')).toBeUndefined()
  expect((await only(w)).state).toBe('declined')
  expect(w.lines.filter((line) => line.includes('payment-illegal-move'))).toHaveLength(1)
})

test('two gateways on one store book once', async () => {
  const w = await world()
  await w.pay()
  w.agency.bankSaysYes()
  const other = startPayments(w.context)
  const { token } = await only(w)
  await Promise.all([w.payments().run.advance(token), other.run.advance(token)])
  await w.pass(1000)
  expect((await only(w)).state).toBe('committed')
  expect(w.agency.commits).toHaveLength(1)
})

test('whatever fails and wherever the process dies, money is booked once, refunded or a case for people', async () => {
  const fault = fc.constantFrom<Fault>(undefined, undefined, 'not-sent', 'answer-lost', 'lost', 'refused')
  const operation = fc.constantFrom('orderInitialize', 'orderQuery', 'reservationComplete', 'siteView')
  const action = fc.oneof(
    fc.record({ do: fc.constant('fault' as const), operation, fault }),
    fc.record({ do: fc.constant('bank' as const), yes: fc.boolean() }),
    fc.record({ do: fc.constant('pass' as const), milliseconds: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ do: fc.constant('kill' as const), after: fc.integer({ min: 0, max: 12 }) }),
    fc.constant({ do: 'restart' as const }),
    fc.record({ do: fc.constant('pay' as const), key: fc.integer({ min: 1, max: 3 }) }),
  )
  const card = fc.constantFrom('challenge' as const, 'frictionless' as const, 'declined' as const)
  await fc.assert(
    fc.asyncProperty(card, fc.array(action, { minLength: 3, maxLength: 25 }), async (kind, actions) => {
      const w = await world()
      w.agency.card = kind
      for (const act of [{ do: 'pay' as const, key: 1 }, ...actions]) {
        if (act.do === 'fault') w.faults[act.operation] = act.fault
        if (act.do === 'bank') act.yes ? w.agency.bankSaysYes() : w.agency.bankSaysNo()
        if (act.do === 'pass') await w.pass(act.milliseconds)
        if (act.do === 'kill') w.killAfter(act.after)
        if (act.do === 'restart') await w.restart()
        if (act.do === 'pay') await w.pay(`key-000000000000${act.key}`).catch(() => undefined)
        expect(w.agency.commits.length).toBeLessThanOrEqual(1)
      }
      for (const operationId of Object.keys(w.faults)) delete w.faults[operationId]
      await w.restart()
      for (let minute = 0; minute < 70; minute++) await w.pass(MINUTE)
      const intents = await w.intents()
      for (const { token, state } of intents) {
        const isCaptured = w.agency.captures.includes(token)
        // Killed before its second write: never sent, of no booking, looked after by nobody.
        if (state === 'started' && !w.agency.attempts.has(token)) continue
        expect(isCaptured ? ['committed', 'refund-task', 'pending'] : ['declined', 'expired', 'rejected']).toContain(
          state,
        )
      }
      const booked = intents.filter(({ state }) => state === 'committed')
      expect(booked.length).toBe(w.agency.commits.length)
      expect(booked.length).toBeLessThanOrEqual(1)
      expect(await w.running()).toBe(0)
    }),
    { numRuns: 300 },
  )
}, 30_000)
