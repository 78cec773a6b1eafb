import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-time.ts'

const HERE = Date.parse('2027-05-01T09:00:00Z')
const NOW = { 'cache-control': 'private, no-store', date: new Date(HERE).toUTCString() }
const DAY = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now: HERE }))
afterEach(() => {
  noteServerTime(new Headers({ ...NOW, date: new Date(Date.now()).toUTCString() }))
  vi.useRealTimers()
})

test.each([
  ['a day behind', DAY],
  ['a day ahead', -DAY],
  ['two minutes behind', 120_000],
])('H7 corrects a clock that is %s', (_, gap) => {
  noteServerTime(new Headers({ ...NOW, date: new Date(HERE + gap).toUTCString() }))
  expect(serverNow()).toBe(HERE + gap)
  vi.advanceTimersByTime(5_000)
  expect(serverNow()).toBe(HERE + gap + 5_000)
})

test.each([
  ['a response that took half a minute', { ...NOW, date: new Date(HERE - 30_000).toUTCString() }],
  [
    'a response that a cache may have kept',
    { ...NOW, 'cache-control': 'max-age=300', date: new Date(0).toUTCString() },
  ],
  ['a response without a date', { 'cache-control': 'private, no-store' }],
  ['a response whose date is none', { ...NOW, date: 'yesterday' }],
])('%s does not change the offset', (_, headers) => {
  noteServerTime(new Headers(headers))
  expect(serverNow()).toBe(HERE)
})

test("drops the offset when the device's clock is right again", () => {
  noteServerTime(new Headers({ ...NOW, date: new Date(HERE + DAY).toUTCString() }))
  vi.setSystemTime(HERE + DAY)
  noteServerTime(new Headers({ ...NOW, date: new Date(HERE + DAY).toUTCString() }))
  expect(serverNow()).toBe(HERE + DAY)
})
