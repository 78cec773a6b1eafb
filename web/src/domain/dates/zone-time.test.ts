import { expect, test } from 'vitest'
import { instantIn, momentIn } from './zone-time.ts'

const iso = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z')

test.each([
  ['Türkiye, all year', 'Europe/Istanbul', 20270115, '08:00', '2027-01-15T05:00Z'],
  ['Türkiye, all year', 'Europe/Istanbul', 20270715, '08:00', '2027-07-15T05:00Z'],
  ['winter', 'Europe/Athens', 20270115, '08:00', '2027-01-15T06:00Z'],
  ['summer', 'Europe/Athens', 20270715, '08:00', '2027-07-15T05:00Z'],
  ['the day before the clocks go forward', 'Europe/Athens', 20270327, '08:00', '2027-03-27T06:00Z'],
  ['the minute before they go forward', 'Europe/Athens', 20270328, '02:59', '2027-03-28T00:59Z'],
  ['a time that they skip', 'Europe/Athens', 20270328, '03:30', '2027-03-28T01:30Z'],
  ['the minute after they went forward', 'Europe/Athens', 20270328, '04:00', '2027-03-28T01:00Z'],
  ['the morning after', 'Europe/Athens', 20270328, '08:00', '2027-03-28T05:00Z'],
  ['the minute before the first of two hours', 'Europe/Athens', 20271031, '02:59', '2027-10-30T23:59Z'],
  ['a time that they show twice', 'Europe/Athens', 20271031, '03:30', '2027-10-31T00:30Z'],
  ['the minute after the second', 'Europe/Athens', 20271031, '04:00', '2027-10-31T02:00Z'],
  ['the evening of the day before', 'Europe/Athens', 20271030, '18:50', '2027-10-30T15:50Z'],
  ['the morning after', 'Europe/Athens', 20271031, '08:00', '2027-10-31T06:00Z'],
  ['far west, summer', 'America/Los_Angeles', 20270315, '08:00', '2027-03-15T15:00Z'],
  ['far west, winter', 'America/Los_Angeles', 20270312, '18:50', '2027-03-13T02:50Z'],
  ['far east', 'Pacific/Auckland', 20270501, '08:00', '2027-04-30T20:00Z'],
  ['half an hour', 'Asia/Kolkata', 20270501, '08:00', '2027-05-01T02:30Z'],
  ['a quarter of an hour', 'Asia/Kathmandu', 20270501, '08:10', '2027-05-01T02:25Z'],
])('%s, in %s: %i %s is %s', (_, timeZone, date, time, expected) => {
  expect(iso(instantIn({ date, time }, timeZone))).toBe(expected)
})

test.each([
  ['Europe/Istanbul', '2027-05-01T21:05:59Z', 20270502, '00:05'],
  ['Europe/Athens', '2027-01-15T21:59:00Z', 20270115, '23:59'],
  ['Europe/Athens', '2027-10-31T00:30:00Z', 20271031, '03:30'],
  ['Europe/Athens', '2027-10-31T01:30:00Z', 20271031, '03:30'],
  ['America/New_York', '2027-05-01T03:00:00Z', 20270430, '23:00'],
])('the local time in %s at %s is %i %s', (timeZone, instant, date, time) => {
  expect(momentIn(Date.parse(instant), timeZone)).toEqual({ date, time })
})
