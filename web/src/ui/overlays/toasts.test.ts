import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdToasts, releaseToasts, showToasts } from './toast-times.ts'
import { currentToasts, dismissToast, onToasts, showToast } from './toasts.ts'

let hide: () => void
beforeEach(() => {
  vi.useFakeTimers()
  // Of other tests of this process.
  for (const { id } of currentToasts()) dismissToast(id)
  hide = showToasts(() => {})
})
afterEach(() => {
  vi.runAllTimers()
  hide()
  vi.useRealTimers()
})
const texts = () => currentToasts().map((toast) => toast.text)

test('removes a message after 5 s, one with an action after 10 s', () => {
  showToast('Saved')
  showToast('Removed', { label: 'Undo', run: () => {} })
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Saved', 'Removed'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Removed'])
  vi.advanceTimersByTime(5_000)
  expect(texts()).toEqual([])
})

test('keeps messages while they are held, then restarts their timers', () => {
  showToast('Saved')
  vi.advanceTimersByTime(4_000)
  holdToasts()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Saved'])
  releaseToasts()
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('starts the timer of a message when the region is shown', () => {
  hide()
  showToast('Early')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Early'])
  hide = showToasts(() => {})
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Early'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('calls listeners on every change, with new messages, until they are removed', () => {
  const heard = vi.fn<Parameters<typeof onToasts>[0]>()
  const leave = onToasts(heard)
  showToast('Saved')
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(heard.mock.calls.map(([added]) => added?.text)).toEqual(['Saved', undefined])
  leave()
  showToast('Again')
  expect(heard).toHaveBeenCalledTimes(2)
})
