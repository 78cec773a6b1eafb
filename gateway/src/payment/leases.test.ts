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

/** Two gateways that share a store. The first one pays; its card call waits until the test calls `answer`. */
async function twoGateways(backend: StoreBackend = memoryBackend()) {
  const world = testContext({ backend })
  const { context, time } = world
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
  const queryCount = () => world.agency.calledOperations.filter((operationId) => operationId === 'orderQuery').length
  return {
    ...world,
    other,
    queryCount,
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

describe('G2 two gateways that share a store', () => {
  test('the other gateway leaves a payment alone while its first call runs, however long that takes', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    const { paying } = await w.pay()
    await w.pass(60_000)
    expect([w.queryCount(), (await w.intent())?.state]).toEqual([0, 'started'])
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    expect((await w.intent())?.state).toBe('committed')
    expect(w.agency.commits).toHaveLength(1)
  })

  test('the other gateway leaves a payment alone that ended between its read and its lease', async () => {
    const w = await twoGateways()
    w.agency.card = 'frictionless'
    const { paying } = await w.pay()
    w.time.now += 60_000
    const ended = Promise.withResolvers<void>()
    const { store } = w.other
    w.other.store = { ...store, lease: async (...args) => ended.promise.then(() => store.lease(...args)) }
    w.other.payment = startPayments(w.other)
    await w.other.payment?.runner.tick()
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    ended.resolve()
    await w.other.payment?.runner.settled()
    // Only the first gateway has asked the agency.
    expect([w.queryCount(), (await w.intent())?.state]).toEqual([1, 'committed'])
    expect(w.lines.filter((line) => line.includes('payment-illegal-move'))).toEqual([])
  })

  test('five seconds after a process has died, the other asks the agency, and later rejects an attempt unknown there', async () => {
    const w = await twoGateways()
    await w.pay()
    await w.pass(4000, true)
    expect(w.queryCount()).toBe(0)
    await w.pass(1000, true)
    expect([w.queryCount(), (await w.intent())?.state]).toEqual([1, 'started'])
    // The card may still be on its way, so the agency gets as long as the call had.
    await w.pass(29_000, true)
    expect((await w.intent())?.state).toBe('started')
    await w.pass(25_000, true)
    expect((await w.intent())?.state).toBe('rejected')
  })

  test('a card that reaches the agency after its attempt was rejected is found and refunded', async () => {
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

  test('the other gateway books a captured payment after the process that started it has died', async () => {
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
  /** A payment that waits for the bank. `tick` runs what is due at a gateway; `askedBy` lists who asked the agency. */
  async function cutOff() {
    const w = await twoGateways()
    const { paying } = await w.pay()
    w.answer()
    await paying
    await w.context.payment?.runner.settled()
    const askedBy: string[] = []
    const { upstream } = w.context
    const recording = (name: string, isCut: boolean) =>
      ((operationId: 'orderQuery', call: Parameters<typeof upstream>[1]) => {
        if (operationId === 'orderQuery') askedBy.push(name)
        if (isCut) throw new Problem('upstream-timeout', { outcome: 'unknown' })
        return upstream(operationId, call as never)
      }) as Context['upstream']
    w.context.upstream = recording('cut off', true)
    w.other.upstream = recording('other', false)
    const tick = async ({ payment }: Context) => {
      await payment?.runner.tick()
      await payment?.runner.settled()
    }
    return { ...w, askedBy, tick, pass: (milliseconds: number) => void (w.time.now += milliseconds) }
  }

  test('it leaves the next tick to the other', async () => {
    const { context, other, askedBy, tick, pass } = await cutOff()
    pass(MINUTE)
    await tick(context)
    // The payment is not due yet, so this tick is not the one that the gateway skips.
    await tick(context)
    pass(MINUTE)
    await tick(context)
    expect(askedBy).toEqual(['cut off'])
    await tick(other)
    expect(askedBy).toEqual(['cut off', 'other'])
  })

  test('it continues when no other process takes that tick', async () => {
    const { context, askedBy, tick, pass } = await cutOff()
    for (let i = 0; i < 2; i++) {
      pass(MINUTE)
      await tick(context)
      await tick(context)
    }
    expect(askedBy).toEqual(['cut off', 'cut off'])
  })
})

test('G9 a gateway that cannot send a commit leaves the next tick to the other (decision 22.8)', async () => {
  const w = await twoGateways()
  const { context, other, agency, time, answer, intent } = w
  agency.card = 'frictionless'
  const sentBy: string[] = []
  const { upstream } = context
  const recording = (name: string, isOverloaded: boolean) =>
    ((operationId: 'reservationComplete', call: Parameters<typeof upstream>[1]) => {
      if (operationId !== 'reservationComplete') return upstream(operationId, call as never)
      sentBy.push(name)
      if (isOverloaded) throw new Problem('overloaded', { outcome: 'not-sent' })
      return upstream(operationId, call as never)
    }) as Context['upstream']
  context.upstream = recording('overloaded', true)
  other.upstream = recording('other', false)
  const { paying } = await w.pay()
  answer()
  await paying
  await context.payment?.runner.settled()
  expect(sentBy).toEqual(['overloaded'])
  time.now += MINUTE
  for (const { payment } of [context, other]) {
    await payment?.runner.tick()
    await payment?.runner.settled()
  }
  expect(sentBy).toEqual(['overloaded', 'other'])
  expect((await intent())?.state).toBe('committed')
})

test('the result is written in the same transaction as the state `committed`', async () => {
  const backend = memoryBackend()
  const areCompleteCommits: boolean[] = []
  const recordingBackend: StoreBackend = {
    ...backend,
    async commit(unit) {
      const isDone = await backend.commit(unit)
      const areas = unit.writes.map(({ area }) => area)
      if (unit.writes.some(({ becomes }) => becomes?.includes('"state":"committed"'))) {
        areCompleteCommits.push(
          isDone && ['bookings', 'generations', 'running', 'forms'].every((area) => areas.includes(area)),
        )
      }
      return isDone
    },
  }
  const { context, agency } = testContext({ backend: recordingBackend })
  context.payment = startPayments(context)
  agency.card = 'frictionless'
  await pay(context, (await quote(context)).body.hash)
  await context.payment.runner.settled()
  expect(areCompleteCommits).toEqual([true])
  expect(await context.store.list('running')).toEqual([])
  expect(await context.store.list('leases')).toEqual([])
})
