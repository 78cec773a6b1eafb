import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, holdToasts, onToasts, releaseToasts, showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})
const texts = () => currentToasts().map((toast) => toast.text)

test('a message goes after 5 s, one with an action after 10 s', () => {
  showToast('Saved')
  showToast('Removed', { label: 'Undo', run: () => {} })
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Saved', 'Removed'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['Removed'])
  vi.advanceTimersByTime(5_000)
  expect(texts()).toEqual([])
})

test('messages stay while they are held and then start their time again', () => {
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

test('listeners hear of every change, and of each new message, until they leave', () => {
  const heard = vi.fn<Parameters<typeof onToasts>[0]>()
  const leave = onToasts(heard)
  showToast('Saved')
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(heard.mock.calls.map(([added]) => added?.text)).toEqual(['Saved', undefined])
  leave()
  showToast('Again')
  expect(heard).toHaveBeenCalledTimes(2)
})
