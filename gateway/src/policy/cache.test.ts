import { expect, test, vi } from 'vitest'
import { testClock } from '../testing/gateway.ts'
import { createCache } from './cache.ts'

type Load = () => Promise<{ value: string; size: number }>
const loadOf = (value: string, size = 1) => vi.fn<Load>(async () => ({ value, size }))

test('keeps a value for its time', async () => {
  const clock = testClock()
  const cache = createCache(clock)
  const load = loadOf('a')
  expect(await cache.get('k', 1000, load)).toBe('a')
  clock.pass(999)
  expect(await cache.get('k', 1000, load)).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
  clock.pass(1)
  await cache.get('k', 1000, load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('lets concurrent callers share one load, its failure too, and keeps no failure', async () => {
  const cache = createCache(testClock())
  const load = vi.fn<Load>(() => Promise.reject(new Error('down')))
  const all = await Promise.allSettled([1, 2, 3].map(() => cache.get('k', 1000, load)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await cache.get('k', 1000, loadOf('up'))).toBe('up')
})

test('drops the least recently used when it is full', async () => {
  const cache = createCache(testClock(), 25_000)
  await cache.get('a', 1000, loadOf('a', 10_000))
  await cache.get('b', 1000, loadOf('b', 10_000))
  await cache.get('a', 1000, loadOf('again', 10_000))
  await cache.get('c', 1000, loadOf('c', 10_000))
  const [a, b] = [loadOf('new a'), loadOf('new b')]
  expect(await cache.get('a', 1000, a)).toBe('a')
  expect(await cache.get('b', 1000, b)).toBe('new b')
})

test('what was being loaded when it was cleared is answered and not kept', async () => {
  const cache = createCache(testClock())
  const arrival = Promise.withResolvers<{ value: string; size: number }>()
  const waiting = cache.get('k', 1000, () => arrival.promise)
  cache.clear()
  expect(await cache.get('k', 1000, loadOf('after'))).toBe('after')
  arrival.resolve({ value: 'before', size: 1 })
  expect(await waiting).toBe('before')
  expect(await cache.get('k', 1000, loadOf('later'))).toBe('after')
})

test('the load is cancelled when the last caller has hung up, not before', async () => {
  const cache = createCache(testClock())
  const [one, other] = [new AbortController(), new AbortController()]
  let heard: AbortSignal | undefined
  const load = (signal: AbortSignal) => {
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

test('keys weigh too: a million questions without an answer fill no memory (reliability 1, row 12)', async () => {
  const cache = createCache(testClock(), 100_000)
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
