import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToasts } from '../../ui/overlays/toast-times.ts'
import { currentToasts, dismissToast, showToast } from '../../ui/overlays/toasts.ts'
import { closeForToasts } from './make-way.ts'

const close = vi.fn<() => void>()
let stop: () => void
let hide: () => void
const texts = () => currentToasts().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  // Of other tests of this process.
  for (const { id } of currentToasts()) dismissToast(id)
  hide = showToasts(() => {})
  close.mockClear()
})
afterEach(() => {
  stop()
  vi.runAllTimers()
  hide()
  vi.useRealTimers()
})

test('closes the dialog on a toast, and shows the toast again afterwards', () => {
  stop = closeForToasts(close)
  showToast('Sent', { label: 'Undo', run: () => {} })
  expect(close).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(currentToasts()).toMatchObject([{ text: 'Sent', action: { label: 'Undo' } }])
  vi.advanceTimersByTime(9_999)
  expect(texts()).toEqual(['Sent'])
})

test('ignores toasts from before the dialog was opened', () => {
  showToast('Old')
  stop = closeForToasts(close)
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(close).not.toHaveBeenCalled()
})

test('leaves toasts alone once the dialog is closed', () => {
  stop = closeForToasts(close)
  stop()
  showToast('Sent')
  expect(close).not.toHaveBeenCalled()
  expect(texts()).toEqual(['Sent'])
})
