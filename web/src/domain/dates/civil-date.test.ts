import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dateParts,
  formatIso,
  formatLong,
  formatShort,
  nightsBetween,
  todayIn,
  weekday,
} from './civil-date.ts'
import { civilDate, isCivilDate, parseIso, parseTyped } from './read-date.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => addDays(19000101, Math.floor((moment.getTime() - Date.UTC(1900, 0, 1)) / 86_400_000)))

describe('"reject 20270231" (decision 30.1)', () => {
  test.each([
    [20270228, true],
    [20270231, false],
    [20270229, false],
    [20280229, true],
    [21000229, false],
    [20270001, false],
    [20271301, false],
    [20270100, false],
    [20270431, false],
    [2027010, false],
    [20270101.5, false],
    [-20270101, false],
    [Number.NaN, false],
    ['20270101', false],
    [undefined, false],
  ])('%s: %s', (value, expected) => {
    expect(isCivilDate(value)).toBe(expected)
  })
})

describe('"nights = difference of civil dates" (decision 30.1)', () => {
  test.each([
    [20270101, 20270106, 5],
    [20261230, 20270102, 3],
    [20280228, 20280301, 2],
    // The clocks change in many zones on these two nights; a civil date does not notice.
    [20270327, 20270329, 2],
    [20271030, 20271101, 2],
    [20270106, 20270101, -5],
  ])('from %i to %i: %i', (from, to, nights) => {
    expect(nightsBetween(from, to)).toBe(nights)
    expect(addDays(from, nights)).toBe(to)
  })

  test('adding days and counting them are each other’s inverse', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(isCivilDate(addDays(date, days))).toBe(true)
        expect(nightsBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })
})

test('the week counts from 1 Monday to 7 Sunday', () => {
  expect([20270104, 20270105, 20270106, 20270107, 20270108, 20270109, 20270110].map(weekday)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
})

test('dateParts splits a date', () => {
  expect(dateParts(20270307)).toEqual({ year: 2027, month: 3, day: 7 })
  expect(civilDate(2027, 3, 7)).toBe(20270307)
  expect(civilDate(27, 3, 7)).toBeUndefined()
})

describe("todayIn returns the date in the site's time zone", () => {
  test.each([
    ['2026-12-31T20:59:59Z', 'Europe/Istanbul', 20261231],
    ['2026-12-31T21:00:00Z', 'Europe/Istanbul', 20270101],
    ['2026-12-31T21:00:00Z', 'America/New_York', 20261231],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', 20270101],
  ])('at %s in %s: %i', (instant, zone, date) => {
    expect(todayIn(Date.parse(instant), zone)).toBe(date)
  })

  test('the default time zone is Istanbul', () => {
    expect(todayIn(Date.parse('2026-12-31T21:00:00Z'))).toBe(20270101)
  })
})

test('"dateLong DD.MM.YYYY, dateShort DD.MM" (decision 31.3)', () => {
  expect(formatLong(20270307)).toBe('07.03.2027')
  expect(formatShort(20270307)).toBe('07.03')
  expect(formatIso(20270307)).toBe('2027-03-07')
})

describe('parsing typed dates, "typing allowed" (decision 30.4)', () => {
  const today = 20261120
  test.each([
    ['07.03.2027', 20270307],
    ['7.3.2027', 20270307],
    ['7/3/27', 20270307],
    ['7-3-2027', 20270307],
    ['7 3 2027', 20270307],
    ['07032027', 20270307],
    ['2027-03-07', 20270307],
    [' ٠٧.٠٣.٢٠٢٧ ', 20270307],
    ['۷؍۳؍۲۰۲۷', 20270307],
    ['٠٧٫٠٣٫٢٠٢٧', 20270307],
    [' 21 11 2026 ', 20261121],
    ['01/02/2027', 20270201],
    ['21112026', 20261121],
    ['29.02.2028', 20280229],
    ['29.02.2027', undefined],
    ['31.11.2026', undefined],
    ['00.11.2026', undefined],
    ['20.11', 20261120],
    ['19.11', 20271119],
    ['19.11.', 20271119],
    ['29.02', 20280229],
    ['31.02.2027', undefined],
    ['2027-02-31', undefined],
    ['7.13.2027', undefined],
    ['30.02', undefined],
    ['7.3.027', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%s is %s', (typed, date) => {
    expect(parseTyped(typed, today)).toBe(date)
  })

  test('parses every displayed date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseTyped(formatLong(date), today)).toBe(date)
        expect(parseIso(formatIso(date))).toBe(date)
        expect(parseIso(String(date))).toBe(date)
      }),
    )
  })

  test.each(['2027-0307', '202703-07', '2027-3-7', 'x2027-03-07'])('%s is not ISO', (text) => {
    expect(parseIso(text)).toBeUndefined()
  })
})
