import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime } from '../../api/server-time.ts'
import { ownTime, siteMoment } from './site-moment.ts'

const HERE = Date.parse('2027-05-01T09:00:00Z')
const answered = (now: number) =>
  noteServerTime(new Headers({ 'cache-control': 'private, no-store', date: new Date(now).toUTCString() }))

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

test.each([
  ['Europe/Istanbul', '08:00', undefined],
  ['Europe/Berlin', '08:00', { time: '07:00' }],
  ['America/Los_Angeles', '08:00', { time: '22:00', day: 20270430 }],
  ['Pacific/Auckland', '18:50', { time: '03:50', day: 20270502 }],
])('a call in %s at %s of the site is told in the own time, with its day if that is another', (zone, time, own) => {
  expect(ownTime(20270501, time, zone)).toEqual(own)
})
