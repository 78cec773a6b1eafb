import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRest } from './rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The pair on a page that has been scrolled to 500. */
function pair(isMobile: boolean) {
  const done: string[] = []
  const rest = createRest({
    isMobile: () => isMobile,
    put: () => void done.push('put'),
    leave: () => void done.push('leave'),
  })
  rest.scrolled(500)
  vi.advanceTimersByTime(1000)
  expect(done.splice(0)).toEqual(['put'])
  return { rest, done }
}

test('on a phone the pair leaves while the page scrolls down, and is back after 1000 ms of rest (decision 41.9)', () => {
  const { rest, done } = pair(true)
  rest.scrolled(600)
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['leave'])
  rest.scrolled(700)
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['leave', 'leave'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['leave', 'leave', 'put'])
})

test('on a phone it is back at once when the page scrolls up', () => {
  const { rest, done } = pair(true)
  rest.scrolled(400)
  expect(done).toEqual(['put'])
})

test('a trembling finger is no scrolling', () => {
  const { rest, done } = pair(true)
  rest.scrolled(504)
  rest.scrolled(500)
  vi.advanceTimersByTime(5000)
  expect(done).toEqual([])
})

test('on a wide screen it stays, and finds its place 200 ms after a scroll', () => {
  const { rest, done } = pair(false)
  rest.scrolled(900)
  vi.advanceTimersByTime(199)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['put'])
})

test('many changes of the page are one, 200 ms after the last', () => {
  const { rest, done } = pair(false)
  rest.changed()
  vi.advanceTimersByTime(150)
  rest.changed()
  vi.advanceTimersByTime(199)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['put'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['put'])
})

test('on a phone a change of the page does not bring it back before it has rested', () => {
  const { rest, done } = pair(true)
  rest.scrolled(600)
  rest.changed()
  vi.advanceTimersByTime(999)
  expect(done).toEqual(['leave'])
})

test('a pair that is gone looks for no place', () => {
  const { rest, done } = pair(true)
  rest.changed()
  rest.stop()
  vi.advanceTimersByTime(5000)
  expect(done).toEqual([])
})
