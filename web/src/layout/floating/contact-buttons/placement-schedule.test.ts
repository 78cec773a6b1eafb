import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlacementSchedule } from './placement-schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The schedule of the buttons on a page that has been scrolled to 500. */
function scheduleOf(isMobile: boolean) {
  const done: string[] = []
  const schedule = createPlacementSchedule({
    isMobile: () => isMobile,
    position: () => void done.push('position'),
    hide: () => void done.push('hide'),
  })
  schedule.scrolled(500)
  vi.advanceTimersByTime(1000)
  expect(done.splice(0)).toEqual(['position'])
  return { schedule, done }
}

test('on a phone the buttons hide while the page scrolls down, and are back after 1000 ms of rest (decision 41.9)', () => {
  const { schedule, done } = scheduleOf(true)
  schedule.scrolled(600)
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['hide'])
  schedule.scrolled(700)
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['hide', 'hide'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['hide', 'hide', 'position'])
})

test('on a phone they are back at once when the page scrolls up', () => {
  const { schedule, done } = scheduleOf(true)
  schedule.scrolled(400)
  expect(done).toEqual(['position'])
})

test('ignores scrolls of a few pixels', () => {
  const { schedule, done } = scheduleOf(true)
  schedule.scrolled(504)
  schedule.scrolled(500)
  vi.advanceTimersByTime(5000)
  expect(done).toEqual([])
})

test('on a wide screen they stay, and find their position 200 ms after a scroll', () => {
  const { schedule, done } = scheduleOf(false)
  schedule.scrolled(900)
  vi.advanceTimersByTime(199)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['position'])
})

test('positions once, 200 ms after the last of many changes', () => {
  const { schedule, done } = scheduleOf(false)
  schedule.changed()
  vi.advanceTimersByTime(150)
  schedule.changed()
  vi.advanceTimersByTime(199)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['position'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['position'])
})

test('on a phone a change of the page does not bring them back before scrolling has ended', () => {
  const { schedule, done } = scheduleOf(true)
  schedule.scrolled(600)
  schedule.changed()
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['hide'])
})

test('positions nothing after stop', () => {
  const { schedule, done } = scheduleOf(true)
  schedule.changed()
  schedule.stop()
  vi.advanceTimersByTime(5000)
  expect(done).toEqual([])
})
