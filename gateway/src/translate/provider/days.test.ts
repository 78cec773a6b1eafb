import { describe, expect, test } from 'vitest'
import { birthDayOf, dayOf, expiryOf, localTimeOf, minutesBetween, momentOf, nightsBetween, wireDayOf } from './days.ts'

describe('dayOf: a civil date is never moved by a time zone (decision 30.1)', () => {
  test.each([
    ['2027-05-21T00:00:00', 20270521],
    ['2027-05-21', 20270521],
    ['2027-05-21T23:30:00-08:00', 20270521],
    ['2027-05-21T01:00:00+14:00', 20270521],
    ['2027-02-31T00:00:00', undefined],
    ['2027-13-01', undefined],
    ['0001-01-01T00:00:00', undefined],
    ['1899-12-30T05:00:00', undefined],
    ['1990-04-12T00:00:00', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })
})

test.each([
  ['1990-04-12T00:00:00', 19900412],
  ['1923-04-19T02:00:00+02:00', 19230419],
  ['0001-01-01T00:00:00', undefined],
])('birthDayOf %s is %s', (text, day) => {
  expect(birthDayOf(text)).toBe(day)
})

test('wireDayOf', () => {
  expect(wireDayOf(20270501)).toBe('2027-05-01')
})

test.each([
  [20270521, 20270526, 5],
  [20270228, 20270301, 1],
  [20280228, 20280301, 2],
  [20271231, 20280101, 1],
  [20270521, 20270521, 0],
])('nights from %i to %i: %i', (from, to, nights) => {
  expect(nightsBetween(from, to)).toBe(nights)
})

test.each([
  ['2027-05-21T09:35:00', '2027-05-21T09:35'],
  ['2027-05-21T09:35:00+03:00', '2027-05-21T09:35'],
  ['2027-05-21', undefined],
  [undefined, undefined],
])('localTimeOf %s is %s', (text, time) => {
  expect(localTimeOf(text)).toBe(time)
})

test('minutesBetween', () => {
  expect(minutesBetween('2027-05-21T23:50', '2027-05-22T00:35')).toBe(45)
})

test.each([
  ['2027-05-14T20:00:00', '2027-05-14T17:00:00.000Z'],
  ['2027-05-14T20:00:00Z', '2027-05-14T20:00:00.000Z'],
  ['2027-05-14T00:00:00+03:00', '2027-05-13T21:00:00.000Z'],
  ['0001-01-01T00:00:00', undefined],
  [undefined, undefined],
])("momentOf %s is %s: without an offset it is the site's time", (text, moment) => {
  expect(momentOf(text)).toBe(moment)
})

const NOW = Date.UTC(2027, 4, 2, 9, 14)
test.each<[string, (string | undefined)[], string]>([
  ['the first that says something', [undefined, '2027-05-02T09:34:07.8184312Z'], '2027-05-02T09:34:07.818Z'],
  ['the offer before its search', ['2027-05-02T09:20:00Z', '2027-05-02T09:34:00Z'], '2027-05-02T09:20:00.000Z'],
  ['twenty minutes (decision 17.4)', ['0001-01-01T00:00:00', undefined], '2027-05-02T09:34:00.000Z'],
])('expiryOf: %s', (_name, texts, moment) => {
  expect(expiryOf(NOW, ...texts)).toBe(moment)
})
