import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResize } from './on-resize.ts'

const view = new EventTarget()
const resize = () => void view.dispatchEvent(new Event('resize'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('calls listeners at once, then at most every 1000 ms (decision 41.7)', () => {
  const tell = vi.fn<() => void>()
  const stop = onResize(tell)
  for (let i = 0; i < 20; i++) resize()
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(999)
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
})

test('shares one event listener and removes it with the last caller', () => {
  const add = vi.spyOn(globalThis, 'addEventListener')
  const remove = vi.spyOn(globalThis, 'removeEventListener')
  const stops = [onResize(() => undefined), onResize(() => undefined)]
  expect(add).toHaveBeenCalledTimes(1)
  stops[0]?.()
  expect(remove).not.toHaveBeenCalled()
  stops[1]?.()
  expect(remove).toHaveBeenCalledTimes(1)
})
