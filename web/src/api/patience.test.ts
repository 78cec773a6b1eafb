import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE, track } from './in-flight.ts'
import { onSlowPage } from './patience.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that loads until `ready`, and what has been told of it. */
function slowPage(operation = PAGE) {
  const told: boolean[] = []
  const stop = onSlowPage((isSlow) => told.push(isSlow))
  told.splice(0)
  const { promise, resolve } = Promise.withResolvers<void>()
  void track(operation, promise)
  return { told, ready: resolve, stop }
}

test('the card of the spinner comes after 800 ms of loading a page, and goes with it (decision 41.10)', async () => {
  const { told, ready, stop } = slowPage()
  await vi.advanceTimersByTimeAsync(799)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([true])
  ready()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([true, false])
  stop()
})

test('a page that comes in time shows no card, and its time does not count for the next', async () => {
  const first = slowPage()
  await vi.advanceTimersByTimeAsync(700)
  first.ready()
  await vi.advanceTimersByTimeAsync(0)
  const next = Promise.withResolvers<void>()
  void track(PAGE, next.promise)
  await vi.advanceTimersByTimeAsync(700)
  expect(first.told).not.toContain(true)
  next.resolve()
  first.stop()
})

test('calls of a page that stands show no card', async () => {
  const { told, ready, stop } = slowPage('tourSearch')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).not.toContain(true)
  ready()
  stop()
})
