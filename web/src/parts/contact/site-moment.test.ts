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
  expect(siteMoment('Europe/Istanbul')).toEqual(expected)
})

test.each([
  ['Europe/Athens', '2027-01-15T09:00:00Z', { date: 20270115, time: '11:00' }],
  ['Europe/Athens', '2027-07-15T09:00:00Z', { date: 20270715, time: '12:00' }],
  ['America/New_York', '2027-05-02T01:00:00Z', { date: 20270501, time: '21:00' }],
])('they are those of the site, in %s at %s', (timeZone, now, expected) => {
  answered(Date.parse(now))
  expect(siteMoment(timeZone)).toEqual(expected)
})

const ISTANBUL = 'Europe/Istanbul'
const ATHENS = 'Europe/Athens'

test.each([
  [ISTANBUL, 20270501, '08:00', ISTANBUL, undefined],
  [ISTANBUL, 20270501, '08:00', 'Europe/Berlin', { time: '07:00' }],
  [ISTANBUL, 20270115, '08:00', 'Europe/Berlin', { time: '06:00' }],
  [ISTANBUL, 20270501, '08:00', 'America/Los_Angeles', { time: '22:00', day: 20270430 }],
  [ISTANBUL, 20270501, '18:50', 'Pacific/Auckland', { time: '03:50', day: 20270502 }],
  [ATHENS, 20270115, '08:00', ATHENS, undefined],
  [ATHENS, 20270115, '08:00', ISTANBUL, { time: '09:00' }],
  [ATHENS, 20270715, '08:00', ISTANBUL, undefined],
  // The clocks change in the night before and after.
  [ATHENS, 20270327, '18:50', ISTANBUL, { time: '19:50' }],
  [ATHENS, 20270328, '08:00', ISTANBUL, undefined],
  [ATHENS, 20271030, '18:50', ISTANBUL, undefined],
  [ATHENS, 20271031, '08:00', ISTANBUL, { time: '09:00' }],
  ['Pacific/Kiritimati', 20270501, '08:00', 'Pacific/Honolulu', { time: '08:00', day: 20270430 }],
])(
  'a call of a site in %s, %i %s, is told in the time of %s, with its day if that is another',
  (zone, date, time, own, expected) => {
    expect(ownTime({ date, time }, zone, own)).toEqual(expected)
  },
)
