import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { Counter } from '../../ports/counter.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from '../redis/testing/redis-server.ts'
import { openConnectedProcess, type SimulatedProcess } from '../redis/testing/shared.ts'
import { memoryCounter } from './counter.ts'

interface OpenCounter {
  counter: Counter
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => Promise<void>
  /** How much more time may pass meanwhile, in milliseconds, because a server has its own clock. */
  drift: number
}

const server = hasRedis ? await startRedis() : undefined
const processes: SimulatedProcess[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const simulated of processes.splice(0)) simulated.close()
})
afterAll(() => server?.end())

/** All counters, and whether they are available here. To test a new counter, add it to this list. */
const COUNTERS: { name: string; isThere: boolean; open: () => Promise<OpenCounter> }[] = [
  {
    name: 'memory',
    isThere: true,
    async open() {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
      const pass = async (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)
      return { counter: memoryCounter(), pass, drift: 0 }
    },
  },
  {
    name: `Redis (${NEEDS_REDIS})`,
    isThere: hasRedis,
    async open() {
      const simulated = await openConnectedProcess(server?.url ?? '')
      processes.push(simulated)
      return { counter: simulated.counter, pass: async (milliseconds) => server?.pass(milliseconds), drift: 14_000 }
    },
  },
]

describe.each(COUNTERS)('a counter in $name', ({ isThere, open }) => {
  test.skipIf(!isThere)('counts each subject separately', async () => {
    const { counter } = await open()
    expect((await counter.count('a', 60)).calls).toBe(1)
    expect((await counter.count('a', 60)).calls).toBe(2)
    expect((await counter.count('b', 60)).calls).toBe(1)
  })

  test.skipIf(!isThere)(
    'reports the end of the window that began with the first call, and then starts a new one',
    async () => {
      const { counter, pass, drift } = await open()
      await counter.count('a', 60)
      await pass(45_000)
      const second = await counter.count('a', 60)
      expect(second.calls).toBe(2)
      expect(second.endsIn).toBeLessThanOrEqual(15_000)
      expect(second.endsIn).toBeGreaterThanOrEqual(15_000 - drift)
      await pass(15_000)
      const next = await counter.count('a', 60)
      expect(next.calls).toBe(1)
      expect(next.endsIn).toBeLessThanOrEqual(60_000)
      expect(next.endsIn).toBeGreaterThanOrEqual(60_000 - drift)
    },
  )

  test.skipIf(!isThere)('counts all of many simultaneous calls', async () => {
    const { counter } = await open()
    const counts = await Promise.all(Array.from({ length: 100 }, () => counter.count('a', 60)))
    expect(Math.max(...counts.map(({ calls }) => calls))).toBe(100)
  })
})
