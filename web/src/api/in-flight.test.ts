import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadingBar } from './loading-bar.ts'
import { inFlight, onInFlight, PAGE, track } from './in-flight.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Work that settles only when the test tells it to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const { state } = loadingBar

test('a call shows the bar after its delay of 200 ms and the throttle of 200 ms (decisions 41.1 and 41.2)', async () => {
  const one = work()
  void track('siteView', one.promise)
  await pass(399)
  expect(state().phase).toBe('hidden')
  await pass(1)
  expect(state()).toEqual({ phase: 'growing', value: 2 })
  one.resolve()
})

test('a call that ends within the delay shows no bar', async () => {
  const one = work()
  void track('siteView', one.promise)
  await pass(190)
  one.resolve()
  await pass(1000)
  expect(state().phase).toBe('hidden')
})

test('the bar grows every 100 ms towards 5000 ms and waits at 95 until done (decision 41.1)', async () => {
  const one = work()
  void track('siteView', one.promise)
  await pass(400)
  await pass(1000)
  expect(state().value).toBe(22)
  await pass(60_000)
  expect(state()).toEqual({ phase: 'growing', value: 95 })
  one.resolve()
  await pass(0)
  expect(state()).toEqual({ phase: 'done', value: 100 })
  await pass(499)
  expect(state().phase).toBe('done')
  await pass(1)
  expect(state().phase).toBe('hidden')
})

test('the bar ends with the last of several calls', async () => {
  const [one, two] = [work(), work()]
  void track('siteView', one.promise)
  void track('hotelView', two.promise)
  await pass(600)
  one.resolve()
  await pass(10)
  expect(state().phase).toBe('growing')
  two.resolve()
  await pass(0)
  expect(state().phase).toBe('done')
})

test('a failure is shown as failed', async () => {
  const one = work()
  track('siteView', one.promise).catch(() => undefined)
  await pass(600)
  one.reject(new Error('502'))
  await pass(0)
  expect(state()).toEqual({ phase: 'failed', value: 100 })
})

test('an aborted call is not a failure (decision 41.2)', async () => {
  const one = work()
  track('siteView', one.promise).catch(() => undefined)
  await pass(600)
  one.reject(new DOMException('gone', 'AbortError'))
  await pass(0)
  expect(state().phase).toBe('done')
})

test('the loading of a page shows the bar after the throttle, without the delay of calls', async () => {
  const one = work()
  void track(PAGE, one.promise, 0)
  await pass(200)
  expect(state().phase).toBe('growing')
  one.resolve()
})

test('each operation has its own delay: two fast calls in a row show no bar', async () => {
  const [one, two] = [work(), work()]
  void track('siteView', one.promise)
  await pass(150)
  void track('hotelView', two.promise)
  await pass(40)
  one.resolve()
  await pass(150)
  two.resolve()
  await pass(1000)
  expect(state().phase).toBe('hidden')
})

test('counts calls per operation and notifies listeners of every change (decision 41.2)', async () => {
  const heard: number[] = []
  const stop = onInFlight(() => heard.push(inFlight('hotelView')))
  const [one, two, three] = [work(), work(), work()]
  void track('hotelView', one.promise)
  void track('hotelView', two.promise)
  void track(PAGE, three.promise, 0)
  expect([inFlight('hotelView'), inFlight(PAGE), inFlight('siteView')]).toEqual([2, 1, 0])
  for (const { resolve } of [one, two, three]) resolve()
  await pass(0)
  expect([inFlight('hotelView'), inFlight(PAGE)]).toEqual([0, 0])
  stop()
  void track('hotelView', Promise.resolve())
  expect(heard).toEqual([1, 2, 2, 1, 0, 0])
})
