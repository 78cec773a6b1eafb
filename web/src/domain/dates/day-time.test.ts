import { describe, expect, it, test } from 'vitest'
import { addMinutes, minutesUntil, parseTime } from './day-time.ts'

describe('parseTime', () => {
  it.each([
    ['07:30', '07:30'],
    ['7.30', '07:30'],
    [' ٠٧:٣٠ ', '07:30'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['1230', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })
})

test.each([
  ['10:10', 35, { time: '10:45', days: 0 }],
  ['23:50', 35, { time: '00:25', days: 1 }],
  ['02:00', -215, { time: '22:25', days: -1 }],
])('%s and %i minutes', (time, minutes, sum) => {
  expect(addMinutes(time, minutes)).toEqual(sum)
})

test('minutesUntil counts across midnight', () => {
  expect(minutesUntil('08:05', '11:05')).toBe(180)
  expect(minutesUntil('23:00', '02:00')).toBe(180)
  expect(minutesUntil('11:05', '11:05')).toBe(0)
})
