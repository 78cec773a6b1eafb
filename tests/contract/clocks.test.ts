import { openPostgres } from '@rota/gateway/postgres'
import { databaseWithClock } from '@rota/gateway/testing/database-clock'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from '@rota/gateway/testing/postgres-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { payWith, ROOM } from './pay.ts'
import { visitorOf } from './visitor.ts'
import { fill, held, quoted, unwrap } from './prepare-basket.ts'
import { NOON, startTestSystem, type TestSystem } from './test-system.ts'

const MINUTE = 60_000
const CHALLENGED = '4000000000001091'

describe.skipIf(!HAS_POSTGRES)('of two gateways on a PostgreSQL, one has a clock that is five minutes off', () => {
  let server: PostgresServer
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(() => server.end())

  /**
   * Upstreams and a database at noon. `at` starts a gateway some minutes later, whose clock is off by some more. The
   * upstreams' time stays.
   */
  async function world() {
    const upstreams = await startTestSystem()
    ends.push(() => upstreams.close())
    const { url, setClock } = await databaseWithClock(server)
    const at = async (minutes: number, off: number): Promise<TestSystem> => {
      await setClock(NOON + minutes * MINUTE)
      const fast = (minutes + off) * MINUTE
      const system = await startTestSystem({}, { beside: upstreams, store: openPostgres(url), fast })
      ends.push(() => system.close())
      // As readiness does before the first request.
      await system.context.store.check()
      return system
    }
    const tick = async (system: TestSystem) => {
      await system.context.payment?.runner.tick()
      await system.context.payment?.runner.settled()
    }
    return { upstreams, at, tick }
  }

  /** Begins a payment, which waits for the bank. */
  const challenged = async (system: TestSystem) => payWith(system, await fill(system, [ROOM]), CHALLENGED)

  const stateAt = async (system: TestSystem, token: string) =>
    unwrap(await visitorOf(system).client.paymentStatus({ path: { token } })).state

  test('an attempt that the slow one has begun lives for fifteen minutes, whatever the fast one thinks', async () => {
    const { at, tick } = await world()
    const { step } = await challenged(await at(0, -5))
    const fast = await at(11, 5)
    await tick(fast)
    expect(await stateAt(fast, step.paymentToken)).toBe('challenge')
  })

  test('an attempt that the fast one has begun is over after fifteen minutes, whatever the slow one thinks', async () => {
    const { at, tick } = await world()
    const { step } = await challenged(await at(0, 5))
    const slow = await at(16, -5)
    await tick(slow)
    expect(await stateAt(slow, step.paymentToken)).toBe('expired')
  })

  test('a session that a payment has ended follows it for fifteen minutes', async () => {
    const { at } = await world()
    const slow = await at(0, -5)
    const prepared = await fill(slow, [ROOM])
    const old = new Map(prepared.visitor.jar)
    await payWith(slow, prepared, CHALLENGED)
    const seenBy = async (system: TestSystem) =>
      unwrap(await visitorOf(system, new Map(old)).client.siteView()).payment?.state
    expect(await seenBy(await at(14, 5))).toBeDefined()
    expect(await seenBy(await at(16, -5))).toBeUndefined()
  })

  test('a booking that is not paid lapses at its option date, not five minutes before or after', async () => {
    const { at, tick, upstreams } = await world()
    const slow = await at(0, -5)
    upstreams.play('short-holds')
    const prepared = await fill(slow, [ROOM])
    const way = { method: 'transfer', term: 'full' } as const
    const { hash } = await quoted(prepared, way)
    const { token = '' } = unwrap(await held(prepared, hash, way))
    const isHeld = () => upstreams.world.bookings.all().at(-1)?.state
    await tick(await at(4, 5))
    expect(isHeld()).toBe('held')
    // Before the gateway starts, because it looks at once.
    upstreams.world.setClock(NOON + 6 * MINUTE)
    const late = await at(6, -5)
    await tick(late)
    expect(isHeld()).toBe('expired')
    expect(unwrap(await visitorOf(late).client.bookingByToken({ path: { token } })).state).toBe('lapsed')
  })
})
