import type { AbortSignalLike } from '../ports/abort-signal.ts'
import { describe, expect, test, vi } from 'vitest'
import { testClock } from '../testing/gateway.ts'
import { memoryCacheBackend } from '../platform/memory/cache-backend.ts'
import type { Clock } from '../ports/clock.ts'
import type { CacheBackend } from '../ports/cache-backend.ts'
import { createCache } from './cache.ts'

const cacheIn = (clock: Clock, limit?: number) => createCache(clock, memoryCacheBackend(clock, limit))

type Load = () => Promise<{ value: string; size: number }>
const loadOf = (value: string, size = 1) => vi.fn<Load>(async () => ({ value, size }))

test('keeps a value for `keepMs`', async () => {
  const clock = testClock()
  const cache = cacheIn(clock)
  const load = loadOf('a')
  expect(await cache.get('k', 1000, load)).toBe('a')
  clock.pass(999)
  expect(await cache.get('k', 1000, load)).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
  clock.pass(1)
  await cache.get('k', 1000, load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('lets concurrent callers share one load or its failure, and keeps no failure', async () => {
  const cache = cacheIn(testClock())
  const load = vi.fn<Load>(() => Promise.reject(new Error('down')))
  const all = await Promise.allSettled([1, 2, 3].map(() => cache.get('k', 1000, load)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await cache.get('k', 1000, loadOf('up'))).toBe('up')
})

test('evicts the least recently used value when it is full', async () => {
  const cache = cacheIn(testClock(), 25_000)
  await cache.get('a', 1000, loadOf('a', 10_000))
  await cache.get('b', 1000, loadOf('b', 10_000))
  await cache.get('a', 1000, loadOf('again', 10_000))
  await cache.get('c', 1000, loadOf('c', 10_000))
  const [a, b] = [loadOf('new a'), loadOf('new b')]
  expect(await cache.get('a', 1000, a)).toBe('a')
  expect(await cache.get('b', 1000, b)).toBe('new b')
})

test('returns a value that was loading during clear(), and does not keep it', async () => {
  const cache = cacheIn(testClock())
  const arrival = Promise.withResolvers<{ value: string; size: number }>()
  const waiting = cache.get('k', 1000, () => arrival.promise)
  void cache.clear()
  expect(await cache.get('k', 1000, loadOf('after'))).toBe('after')
  arrival.resolve({ value: 'before', size: 1 })
  expect(await waiting).toBe('before')
  expect(await cache.get('k', 1000, loadOf('later'))).toBe('after')
})

test('cancels a load when its last caller has disconnected, not before', async () => {
  const cache = cacheIn(testClock())
  const [one, other] = [new AbortController(), new AbortController()]
  let heard: AbortSignalLike | undefined
  const load = (signal: AbortSignalLike) => {
    heard = signal
    return new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))))
  }
  const calls = [cache.get('k', 1000, load, one.signal), cache.get('k', 1000, load, other.signal)]
  one.abort()
  expect(heard?.aborted).toBe(false)
  other.abort()
  expect(heard?.aborted).toBe(true)
  const ends = await Promise.allSettled(calls)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.get('k', 1000, loadOf('next'))).toBe('next')
})

test('counts the size of keys too, so that empty responses cannot fill the memory (decision 11.1)', async () => {
  const cache = cacheIn(testClock(), 100_000)
  const asked = Array.from({ length: 1000 }, (_value, i) => `${i}`.padStart(200, '0'))
  for (const key of asked) await cache.get(key, 1000, loadOf('', 2))
  const again = await Promise.all(
    asked.map(async (key) => {
      const load = loadOf('', 2)
      await cache.get(key, 1000, load)
      return load.mock.calls.length
    }),
  )
  expect(again.filter((loads) => loads === 0).length).toBeLessThan(200)
})

describe('stale-if-error (decision 5.3)', () => {
  const standIn = (covers = true) => ({
    keepMs: 10_000,
    covers: () => covers,
    onCovered: vi.fn<(e: unknown) => void>(),
  })
  const down = () => vi.fn<Load>(() => Promise.reject(new Error('down')))

  test('returns the last good value as long as it may be stale, then throws the failure', async () => {
    const clock = testClock()
    const cache = cacheIn(clock)
    const cover = standIn()
    await cache.getOrStale('k', 1000, cover, loadOf('old'))
    clock.pass(1500)
    expect(await cache.getOrStale('k', 1000, cover, down())).toEqual({ value: 'old', staleFor: 500 })
    clock.pass(9499)
    expect(await cache.getOrStale('k', 1000, cover, down())).toEqual({ value: 'old', staleFor: 9999 })
    clock.pass(1)
    await expect(cache.getOrStale('k', 1000, cover, down())).rejects.toThrow('down')
  })

  test('does not repeat a failed load for five seconds, and reports it once', async () => {
    const clock = testClock()
    const cache = cacheIn(clock)
    const [cover, load] = [standIn(), down()]
    await cache.getOrStale('k', 1000, cover, loadOf('old'))
    clock.pass(1000)
    await Promise.all([1, 2, 3].map(() => cache.getOrStale('k', 1000, cover, load)))
    clock.pass(4999)
    await cache.getOrStale('k', 1000, cover, load)
    expect([load.mock.calls.length, cover.onCovered.mock.calls.length]).toEqual([1, 1])
    clock.pass(1)
    expect(await cache.getOrStale('k', 1000, cover, loadOf('new'))).toEqual({ value: 'new', staleFor: 0 })
  })

  test('rethrows errors that may not be onCovered, and has no stale value after a clear or for a new key', async () => {
    const clock = testClock()
    const cache = cacheIn(clock)
    await cache.getOrStale('k', 1000, standIn(), loadOf('old'))
    clock.pass(1000)
    await expect(cache.getOrStale('k', 1000, standIn(false), down())).rejects.toThrow('down')
    await expect(cache.getOrStale('other', 1000, standIn(), down())).rejects.toThrow('down')
    void cache.clear()
    await expect(cache.getOrStale('k', 1000, standIn(), down())).rejects.toThrow('down')
  })

  test('stale values count towards the limit, and are evicted first when unused', async () => {
    const clock = testClock()
    const cache = cacheIn(clock, 25_000)
    const cover = standIn()
    await cache.getOrStale('old', 1000, cover, loadOf('old', 10_000))
    clock.pass(1000)
    await cache.getOrStale('new', 1000, cover, loadOf('new', 10_000))
    await cache.getOrStale('new 2', 1000, cover, loadOf('new', 10_000))
    await expect(cache.getOrStale('old', 1000, cover, down())).rejects.toThrow('down')
    expect((await cache.getOrStale('new', 1000, cover, down())).value).toBe('new')
  })
})

describe('a backend that several processes share', () => {
  /** A backend as if over a network: every result is a promise. */
  function distant(clock: Clock): CacheBackend<unknown> {
    const near = memoryCacheBackend<unknown>(clock)
    return {
      get: async (key, freshMs) => near.get(key, freshMs),
      put: async (key, value, options) => near.put(key, value, options),
      clear: async () => near.clear(),
    }
  }

  test('a process uses what another one has loaded', async () => {
    const clock = testClock()
    const backend = distant(clock)
    const [one, other] = [createCache(clock, backend), createCache(clock, backend)]
    await one.get('k', 1000, loadOf('a'))
    const load = loadOf('b')
    expect(await other.get('k', 1000, load)).toBe('a')
    const cover = { keepMs: 10, covers: () => true, onCovered: () => {} }
    expect(await other.getOrStale('k', 1000, cover, load)).toEqual({ value: 'a', staleFor: 0 })
    expect(load).not.toHaveBeenCalled()
  })

  test.each<[string, () => never | Promise<never>]>([
    [
      'at once',
      () => {
        throw new Error('down')
      },
    ],
    ['later', () => Promise.reject(new Error('down'))],
  ])('one that fails %s costs a load and no answer', async (_when, fail) => {
    const cache = createCache(testClock(), { get: fail, put: fail, clear: fail })
    expect(await cache.get('k', 1000, loadOf('a'))).toBe('a')
    const cover = { keepMs: 10, covers: () => true, onCovered: () => {} }
    expect(await cache.getOrStale('k', 1000, cover, loadOf('b'))).toEqual({ value: 'b', staleFor: 0 })
    const down = vi.fn<Load>(() => Promise.reject(new Error('the agency is down')))
    await expect(cache.getOrStale('k', 1000, cover, down)).rejects.toThrow('the agency is down')
    void cache.clear()
  })
})
