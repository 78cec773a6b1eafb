import { expect, test } from 'vitest'
import { longPast, pastDates } from './past-dates.ts'
import { todayAt } from '../translate/today.ts'

const TODAY = 20270501

test('C2 returns the pointer of a date before today, and accepts today', () => {
  const paths = [
    ['filter', 'checkIn'],
    ['value', '*', 'checkIn'],
  ]
  expect(pastDates(paths, { filter: { checkIn: 20270430 } }, TODAY)).toEqual([
    { pointer: '/filter/checkIn', code: 'past', detail: 'must not be before today' },
  ])
  expect(pastDates(paths, { filter: { checkIn: 20270501 } }, TODAY)).toEqual([])
  const basket = { value: [{ checkIn: 20270601 }, { checkIn: 20260101 }, {}] }
  expect(pastDates(paths, basket, TODAY).map(({ pointer }) => pointer)).toEqual(['/value/1/checkIn'])
})

test.each([
  ['2027-04-30 12:00', []],
  ['2027-04-30 11:50', [{ pointer: '/at', code: 'past', detail: 'must not be more than a day in the past' }]],
  ['2028-01-01 08:00', []],
  ['no moment', []],
  [20270101, []],
])('C5 noon in Istanbul on 1 May: %s', (at, problems) => {
  expect(longPast([['at']], { at }, Date.parse('2027-05-01T09:00:00Z'))).toEqual(problems)
})

test.each(['Etc/GMT+12', 'America/Los_Angeles', 'Europe/Athens', 'Pacific/Kiritimati'])(
  'C5 a time that is still to come in %s is never refused',
  (timeZone) => {
    const now = Date.parse('2027-05-01T09:00:00Z')
    const at = new Date(now + 60_000).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    expect(longPast([['at']], { at }, now)).toEqual([])
  },
)

test.each([undefined, null, 'text', { filter: null }, { filter: { checkIn: 'x' } }, { value: 'x' }])(
  '%o has no date',
  (value) => {
    expect(
      pastDates(
        [
          ['filter', 'checkIn'],
          ['value', '*', 'checkIn'],
        ],
        value,
        TODAY,
      ),
    ).toEqual([])
  },
)

test.each([
  ['2027-05-01T20:59:59Z', 20270501],
  ['2027-05-01T21:00:00Z', 20270502],
  ['2026-12-31T21:30:00Z', 20270101],
])('the day of the sites begins at midnight in Istanbul: %s is %i', (instant, day) => {
  expect(todayAt(Date.parse(instant))).toBe(day)
})

test('todayAt follows a clock that is set back', () => {
  const days = ['2027-05-01T21:00:00Z', '2027-05-01T20:59:59Z', '2027-05-01T21:00:00Z']
  expect(days.map((instant) => todayAt(Date.parse(instant)))).toEqual([20270502, 20270501, 20270502])
})
