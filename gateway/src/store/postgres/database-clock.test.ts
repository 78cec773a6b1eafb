import { describe, expect, test } from 'vitest'
import { databaseClock } from './database-clock.ts'
import { openPostgres } from './postgres.ts'
import { databaseWithClock } from './testing/database-clock.ts'
import { HAS_POSTGRES, startPostgres } from './testing/postgres-server.ts'

describe('the clock of a database', () => {
  /** A clock whose questions take a while, in milliseconds. */
  function world() {
    let passed = 0
    let stood = 0
    const clock = databaseClock(
      () => passed,
      () => 5_000_000 + passed + stood,
    )
    return {
      clock,
      /** The machine stands still, or its date is corrected. */
      stand: (milliseconds: number) => void (stood += milliseconds),
      pass: (milliseconds: number) => void (passed += milliseconds),
      ask: (time: number, takes: number) =>
        clock.set(async () => {
          passed += takes
          return time
        }),
    }
  }

  test('is not known before it was asked, and runs on from the middle of the question', async () => {
    const { clock, pass, ask } = world()
    expect([clock.now(), clock.isDue()]).toEqual([undefined, true])
    await ask(1_000_000, 10)
    expect(clock.now()).toBe(1_000_005)
    pass(59_000)
    expect([clock.now(), clock.isDue()]).toEqual([1_059_005, false])
  })

  test('is asked once a minute, and follows the answer unless it took long', async () => {
    const { clock, pass, ask } = world()
    await ask(1_000_000, 0)
    pass(60_000)
    expect(clock.isDue()).toBe(true)
    await ask(2_000_000, 201)
    expect([clock.now(), clock.isDue()]).toEqual([1_060_201, false])
    await ask(3_000_000, 200)
    expect(clock.now()).toBe(3_000_100)
  })

  test('is asked at once after a standstill of the machine, and follows the answer', async () => {
    const { clock, pass, stand, ask } = world()
    await ask(1_000_000, 0)
    pass(10_000)
    stand(1000)
    expect(clock.isDue()).toBe(false)
    stand(3_600_000)
    expect(clock.isDue()).toBe(true)
    await ask(4_611_000, 0)
    expect([clock.now(), clock.isDue()]).toEqual([4_611_000, false])
  })

  test('that does not answer is asked again a minute later, and runs on meanwhile', async () => {
    const { clock, pass } = world()
    const { promise, reject } = Promise.withResolvers<number>()
    const asking = clock.set(() => promise)
    reject(new Error('away'))
    await expect(asking).rejects.toThrow('away')
    expect([clock.now(), clock.isDue()]).toEqual([undefined, false])
    pass(60_000)
    expect(clock.isDue()).toBe(true)
  })

  test.skipIf(!HAS_POSTGRES)('is that of a backend as soon as anything was read from it', async () => {
    const server = await startPostgres()
    const { url, setClock } = await databaseWithClock(server)
    await setClock(1_000_000)
    const backend = openPostgres(url)
    const from = performance.now()
    expect(backend.now?.()).toBeUndefined()
    await backend.read('running', 'a', Date.now())
    const now = backend.now?.() ?? 0
    expect(now).toBeGreaterThanOrEqual(1_000_000)
    expect(now - 1_000_000).toBeLessThanOrEqual(performance.now() - from + 1)
    await backend.close()
    await server.end()
  })
})
