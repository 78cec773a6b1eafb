import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Counter } from '../../ports/counter.ts'
import { memoryCounter } from './counter.ts'

/** All counters. A new one is tested by adding it to this list. */
const COUNTERS: [string, () => Counter][] = [['memory', memoryCounter]]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe.each(COUNTERS)('a counter in %s', (_name, open) => {
  test('counts the acts of a subject, and nobody else’s', async () => {
    const counter = open()
    expect((await counter.count('a', 60)).acts).toBe(1)
    expect((await counter.count('a', 60)).acts).toBe(2)
    expect((await counter.count('b', 60)).acts).toBe(1)
  })

  test('says when the window ends that began with the first act, and then begins anew', async () => {
    const counter = open()
    await counter.count('a', 60)
    vi.advanceTimersByTime(45_000)
    expect(await counter.count('a', 60)).toEqual({ acts: 2, endsIn: 15_000 })
    vi.advanceTimersByTime(15_000)
    expect(await counter.count('a', 60)).toEqual({ acts: 1, endsIn: 60_000 })
  })

  test('misses none of many acts at once', async () => {
    const counter = open()
    const counts = await Promise.all(Array.from({ length: 100 }, () => counter.count('a', 60)))
    expect(Math.max(...counts.map(({ acts }) => acts))).toBe(100)
  })
})
