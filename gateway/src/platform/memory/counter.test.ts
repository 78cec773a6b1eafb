import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import type { Counter } from '../../ports/counter.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from '../redis/testing/redis-server.ts'
import { readyPart, type SharedPart } from '../redis/testing/shared.ts'
import { memoryCounter } from './counter.ts'

interface Place {
  counter: Counter
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => Promise<void>
  /** How much more time than that may pass meanwhile, in milliseconds: a server has a clock of its own. */
  drift: number
}

const server = hasRedis ? await startRedis() : undefined
const parts: SharedPart[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const part of parts.splice(0)) part.close()
})
afterAll(() => server?.end())

/** All counters, and whether they can be had. A new one is tested by adding it to this list. */
const COUNTERS: { name: string; isThere: boolean; open: () => Promise<Place> }[] = [
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
      const part = await readyPart(server?.url ?? '')
      parts.push(part)
      return { counter: part.counter, pass: async (milliseconds) => server?.pass(milliseconds), drift: 14_000 }
    },
  },
]

describe.each(COUNTERS)('a counter in $name', ({ isThere, open }) => {
  test.skipIf(!isThere)('counts each subject separately', async () => {
    const { counter } = await open()
    expect((await counter.count('a', 60)).acts).toBe(1)
    expect((await counter.count('a', 60)).acts).toBe(2)
    expect((await counter.count('b', 60)).acts).toBe(1)
  })

  test.skipIf(!isThere)('says when the window ends that began with the first act, and then begins anew', async () => {
    const { counter, pass, drift } = await open()
    await counter.count('a', 60)
    await pass(45_000)
    const second = await counter.count('a', 60)
    expect(second.acts).toBe(2)
    expect(second.endsIn).toBeLessThanOrEqual(15_000)
    expect(second.endsIn).toBeGreaterThanOrEqual(15_000 - drift)
    await pass(15_000)
    const next = await counter.count('a', 60)
    expect(next.acts).toBe(1)
    expect(next.endsIn).toBeLessThanOrEqual(60_000)
    expect(next.endsIn).toBeGreaterThanOrEqual(60_000 - drift)
  })

  test.skipIf(!isThere)('misses none of many acts at once', async () => {
    const { counter } = await open()
    const counts = await Promise.all(Array.from({ length: 100 }, () => counter.count('a', 60)))
    expect(Math.max(...counts.map(({ acts }) => acts))).toBe(100)
  })
})
