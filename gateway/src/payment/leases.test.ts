import { describe, expect, test } from 'vitest'
import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { StoreBackend } from '../ports/store.ts'
import { createStore } from '../store/store.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { startPayments } from './payments.ts'
import { testContext } from './testing/context.ts'
import { pay, quote } from './testing/requests.ts'

const MINUTE = 60_000

/** Two gateways on one store. The first one pays; its card call waits until `answer` releases it. */
async function twoGateways(backend: StoreBackend = memoryBackend()) {
  const made = testContext({ backend })
  const { context, time } = made
  const renewals = new Set<() => void | Promise<void>>()
  context.clock.every = (_milliseconds, run) => {
    renewals.add(run)
    return () => void renewals.delete(run)
  }
  const { upstream } = context
  const [sent, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  context.upstream = (async (operationId: 'orderInitialize', call: Parameters<typeof upstream>[1]) => {
    if (operationId !== 'orderInitialize') return upstream(operationId, call as never)
    sent.resolve()
    await answered.promise
    // The card was sent in time, whatever time its answer takes.
    return upstream(operationId, { ...call, recordedAt: time.now } as never)
  }) as Context['upstream']
  context.payment = startPayments(context)
  const other: Context = { ...context, store: createStore(backend, context.clock) }
  other.payment = startPayments(other)
  const { hash } = (await quote(context)).body
  const asked = () => made.agency.calledOperations.filter((operationId) => operationId === 'orderQuery').length
  return {
    ...made,
    other,
    asked,
    answer: answered.resolve,
    /** Resolves once the card is on its way. The call itself continues. */
    async pay() {
      const paying = pay(context, hash)
      await sent.promise
      return { paying }
    },
    /** Lets time pass. The first gateway renews its leases meanwhile, unless it is dead. */
    async pass(milliseconds: number, isDead = false) {
      for (let passed = 0; passed < milliseconds; passed += 1000) {
        time.now += 1000
        if (!isDead) for (const renew of renewals) await renew()
        await other.payment?.runner.tick()
        await other.payment?.runner.settled()
      }
    },
    intent: async () => (await other.store.list('intents'))[0]?.record,
  }
}

describe('G2 two gateways on one store', () => {
  test('while the call that pays is alive, the other one leaves the payment alone, however long it takes', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    const { paying } = await w.pay()
    await w.pass(60_000)
    expect([w.asked(), (await w.intent())?.state]).toEqual([0, 'started'])
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    expect((await w.intent())?.state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('the other one, which has read it before its end and gets the lease after it, leaves it alone', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    const { paying } = await w.pay()
    w.time.now += 60_000
    const ended = Promise.withResolvers<void>()
    const { store } = w.other
    w.other.store = { ...store, lease: async (...wanted) => ended.promise.then(() => store.lease(...wanted)) }
    w.other.payment = startPayments(w.other)
    await w.other.payment?.runner.tick()
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    ended.resolve()
    await w.other.payment?.runner.settled()
    // The only question is that of the one that paid.
    expect([w.asked(), (await w.intent())?.state]).toEqual([1, 'committed'])
    expect(w.lines.filter((line) => line.includes('payment-illegal-move'))).toEqual([])
  })

  test('five seconds after its process has died, the other one asks; what the agency never got is given up later', async () => {
    const w = await twoGateways()
    await w.pay()
    await w.pass(4000, true)
    expect(w.asked()).toBe(0)
    await w.pass(1000, true)
    expect([w.asked(), (await w.intent())?.state]).toEqual([1, 'started'])
    // The card may still be on its way, so the agency gets as long as the call had.
    await w.pass(29_000, true)
    expect((await w.intent())?.state).toBe('started')
    await w.pass(25_000, true)
    expect((await w.intent())?.state).toBe('rejected')
  })

  test('what reaches the agency later still, from a network that was cut, is found and paid back', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    await w.pay()
    await w.pass(60_000, true)
    w.context.store.read = () => new Promise(() => {})
    w.answer()
    await expect.poll(() => w.agency.captures).toHaveLength(1)
    await w.pass(30_000, true)
    expect([(await w.intent())?.state, w.agency.commits]).toEqual(['refund-task', []])
  })

  test('what has been captured is booked by the other one, in place of the process that has died', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    await w.pay()
    w.answer()
    // The first process has sent the card and then hangs: it neither reads nor writes any more.
    w.context.store.read = () => new Promise(() => {})
    await expect.poll(() => w.agency.captures).toHaveLength(1)
    await w.pass(10_000, true)
    expect([(await w.intent())?.state, w.agency.commits.length]).toEqual(['committed', 1])
  })
})

describe('G7 one of two gateways cannot reach the agency (decision 22.8)', () => {
  /** A payment that waits for the bank. Every call of `turn` is a gateway's look at what is due. Who asks is noted. */
  async function cutOff() {
    const w = await twoGateways()
    const { paying } = await w.pay()
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    const askedBy: string[] = []
    const { upstream } = w.context
    const noting = (name: string, isCut: boolean) =>
      ((operationId: 'orderQuery', call: Parameters<typeof upstream>[1]) => {
        if (operationId === 'orderQuery') askedBy.push(name)
        if (isCut) throw new Problem('upstream-timeout', { outcome: 'unknown' })
        return upstream(operationId, call as never)
      }) as Context['upstream']
    w.context.upstream = noting('cut off', true)
    w.other.upstream = noting('other', false)
    const turn = async ({ payment }: Context) => {
      await payment?.runner.tick()
      await payment?.runner.settled()
    }
    return { ...w, askedBy, turn, pass: (milliseconds: number) => void (w.time.now += milliseconds) }
  }

  test('it leaves the next turn to the other', async () => {
    const { context, other, askedBy, turn, pass } = await cutOff()
    pass(MINUTE)
    await turn(context)
    // Not due yet, so this is nobody's turn.
    await turn(context)
    pass(MINUTE)
    await turn(context)
    expect(askedBy).toEqual(['cut off'])
    await turn(other)
    expect(askedBy).toEqual(['cut off', 'other'])
  })

  test('it goes on when no other process takes that turn', async () => {
    const { context, askedBy, turn, pass } = await cutOff()
    for (let i = 0; i < 2; i++) {
      pass(MINUTE)
      await turn(context)
      await turn(context)
    }
    expect(askedBy).toEqual(['cut off', 'cut off'])
  })
})

test('G9 a gateway that cannot send a commit leaves the next turn to the other (decision 22.8)', async () => {
  const w = await twoGateways()
  const { context, other, agency, time, answer, intent } = w
  agency.card = 'frictionless'
  const sentBy: string[] = []
  const { upstream } = context
  const noting = (name: string, isShort: boolean) =>
    ((operationId: 'reservationComplete', call: Parameters<typeof upstream>[1]) => {
      if (operationId !== 'reservationComplete') return upstream(operationId, call as never)
      sentBy.push(name)
      if (isShort) throw new Problem('overloaded', { outcome: 'not-sent' })
      return upstream(operationId, call as never)
    }) as Context['upstream']
  context.upstream = noting('short', true)
  other.upstream = noting('other', false)
  const { paying } = await w.pay()
  answer()
  await paying
  await context.payment?.runner.settled()
  expect(sentBy).toEqual(['short'])
  time.now += MINUTE
  for (const { payment } of [context, other]) {
    await payment?.runner.tick()
    await payment?.runner.settled()
  }
  expect(sentBy).toEqual(['short', 'other'])
  expect((await intent())?.state).toBe('committed')
})

test('what its visitor may read is written together with the state that promises it', async () => {
  const backend = memoryBackend()
  const seen: boolean[] = []
  const watching: StoreBackend = {
    ...backend,
    async commit(unit) {
      const isDone = await backend.commit(unit)
      const areas = unit.writes.map(({ area }) => area)
      if (unit.writes.some(({ becomes }) => becomes?.includes('"state":"committed"'))) {
        seen.push(isDone && ['bookings', 'generations', 'running', 'forms'].every((area) => areas.includes(area)))
      }
      return isDone
    },
  }
  const { context, agency } = testContext({ backend: watching })
  context.payment = startPayments(context)
  agency.card = 'frictionless'
  await pay(context, (await quote(context)).body.hash)
  await context.payment.runner.settled()
  expect(seen).toEqual([true])
  expect(await context.store.list('running')).toEqual([])
  expect(await context.store.list('leases')).toEqual([])
})
