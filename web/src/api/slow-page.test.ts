import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE, track } from './in-flight.ts'
import { onSlowPage } from './slow-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that loads until `ready`, and what has been reported of it. */
function slowPage(operation = PAGE) {
  const reported: boolean[] = []
  const stop = onSlowPage((isSlow) => reported.push(isSlow))
  reported.splice(0)
  const { promise, resolve } = Promise.withResolvers<void>()
  void track(operation, promise)
  return { reported, ready: resolve, stop }
}

test('reports a slow page after 800 ms, and its end (decision 41.10)', async () => {
  const { reported, ready, stop } = slowPage()
  await vi.advanceTimersByTimeAsync(799)
  expect(reported).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(reported).toEqual([true])
  ready()
  await vi.advanceTimersByTimeAsync(0)
  expect(reported).toEqual([true, false])
  stop()
})

test('reports nothing for a fast page, whose time does not count for the next', async () => {
  const first = slowPage()
  await vi.advanceTimersByTimeAsync(700)
  first.ready()
  await vi.advanceTimersByTimeAsync(0)
  const next = Promise.withResolvers<void>()
  void track(PAGE, next.promise)
  await vi.advanceTimersByTimeAsync(700)
  expect(first.reported).not.toContain(true)
  next.resolve()
  first.stop()
})

test('reports nothing for calls of a page that has loaded', async () => {
  const { reported, ready, stop } = slowPage('tourSearch')
  await vi.advanceTimersByTimeAsync(5000)
  expect(reported).not.toContain(true)
  ready()
  stop()
})
