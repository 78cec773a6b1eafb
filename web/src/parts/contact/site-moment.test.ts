import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime } from '../../api/server-time.ts'
import { siteMoment } from './site-moment.ts'

const HERE = Date.parse('2027-05-01T09:00:00Z')
const answered = (now: number) =>
  noteServerTime(new Headers({ 'cache-control': 'no-store', date: new Date(now).toUTCString() }))

beforeEach(() => void vi.useFakeTimers({ now: HERE }))
afterEach(() => {
  answered(Date.now())
  vi.useRealTimers()
})

test.each([
  ['right', '2027-05-01T09:00:00Z', { date: 20270501, time: '12:00' }],
  ['a day behind', '2027-05-02T09:00:00Z', { date: 20270502, time: '12:00' }],
  ['three hours ahead', '2027-05-01T06:00:00Z', { date: 20270501, time: '09:00' }],
  ['behind the midnight of the site', '2027-05-01T21:05:00Z', { date: 20270502, time: '00:05' }],
])('H7 the times of a call are those of the server when the clock of the device is %s', (_, now, expected) => {
  answered(Date.parse(now))
  expect(siteMoment()).toEqual(expected)
})
