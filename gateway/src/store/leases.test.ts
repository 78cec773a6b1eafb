import { expect, test } from 'vitest'
import type { StoreBackend } from '../ports/store.ts'
import { testClock } from '../testing/gateway.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { createStore } from './store.ts'

/** Two processes on one backend, and the pending renewals of the first. */
function world(backend: StoreBackend = memoryBackend()) {
  const clock = testClock()
  const renewals: (() => void | Promise<void>)[] = []
  const every = (_milliseconds: number, run: () => void | Promise<void>) => {
    renewals.push(run)
    return () => void renewals.splice(renewals.indexOf(run), 1)
  }
  const renewing = createStore(backend, { ...clock, every })
  return { clock, renewals, store: renewing, other: createStore(backend, clock) }
}

test('a lease lasts as long as its holder renews it, and is renewed no more once it is ended', async () => {
  const { clock, renewals, store, other } = world()
  const lease = await store.lease('running', 'a', 3000)
  for (let renewed = 0; renewed < 3; renewed++) {
    clock.pass(2000)
    await renewals[0]?.()
    expect(await other.lease('running', 'a', 3000)).toBeUndefined()
  }
  await lease?.end()
  expect(renewals).toEqual([])
  expect(await other.lease('running', 'a', 3000)).toBeDefined()
})

test('a lease is live until its last renewal that was written has run out', async () => {
  const { clock, renewals, store } = world()
  const lease = await store.lease('running', 'a', 3000)
  clock.pass(2000)
  await renewals[0]?.()
  clock.pass(2999)
  expect(lease?.isLive).toBe(true)
  clock.pass(1)
  expect([lease?.isLive, lease?.isHeld]).toEqual([false, true])
})

test('a lease whose renewals are late is not granted to its own process again', async () => {
  const { clock, store } = world()
  await store.lease('running', 'a', 3000)
  clock.pass(60_000)
  expect(await store.lease('running', 'a', 3000)).toBeUndefined()
})

test('a renewal that comes after another process has taken over takes nothing back', async () => {
  const { clock, renewals, store, other } = world()
  await store.lease('running', 'a', 3000)
  clock.pass(3000)
  expect(await other.lease('running', 'a', 3000)).toBeDefined()
  await renewals[0]?.()
  expect(await createStore(memoryBackend(), clock).read('leases', 'running/a')).toBeUndefined()
  expect(await store.list('leases')).toHaveLength(1)
})

test('G12 a lease that could not be written is free, and can be taken when there is room', async () => {
  const backend = memoryBackend()
  let isFull = true
  const { store } = world({
    ...backend,
    commit: (unit) => (isFull ? Promise.reject(new Error('full')) : backend.commit(unit)),
  })
  await expect(store.lease('running', 'a', 3000)).rejects.toThrow('full')
  await expect(store.lock('x', 1000)).rejects.toThrow('full')
  isFull = false
  expect(await store.lease('running', 'a', 3000)).toBeDefined()
  expect(await store.lock('x', 1000)).toBeDefined()
})

test('a lock that could not be written leaves no timer behind', async () => {
  let timers = 0
  const after = () => {
    timers++
    return () => void timers--
  }
  const failing = { ...memoryBackend(), commit: () => Promise.reject(new Error('full')) }
  const store = createStore(failing, { ...testClock(), after })
  await expect(store.lock('x', 60_000)).rejects.toThrow('full')
  expect(timers).toBe(0)
})

test('a caller who waits for a lock of another process checks again as soon as something has changed', async () => {
  const backend = memoryBackend()
  const seen = Promise.withResolvers<void>()
  const { store, other, clock } = world({ ...backend, changed: () => seen.promise })
  // A pause that only an abort ends.
  clock.wait = (_milliseconds, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve()))
  const waits = createStore({ ...backend, changed: () => seen.promise }, clock)
  const theirs = await other.lock('x', 1000)
  const mine = waits.lock('x', 1000)
  await store.read('running', 'a')
  await theirs?.end()
  seen.resolve()
  expect(await mine).toBeDefined()
})
