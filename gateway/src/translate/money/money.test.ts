import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert, minorOf, moneyOf, percentOf } from './money.ts'

const rates = { usd: 45.5, eur: 52.9, gbp: 60.1 }

test('an amount survives the way to minor units and back', () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000_000 })
  fc.assert(
    fc.property(amounts, (minor) => {
      const money = moneyOf(minor, 'eur')
      expect(minorOf(money)).toBe(minor)
      expect(JSON.parse(JSON.stringify(money))).toEqual(money)
    }),
  )
})

test('1.005 * 100 is not 100.4999 (decision 19.2)', () => {
  expect(minorOf({ value: 10.05, currency: 'try' })).toBe(1005)
  expect(minorOf({ value: 0.29, currency: 'try' })).toBe(29)
})

test.each([
  [10_000, 'usd', 'try', 455_000],
  [455_000, 'try', 'usd', 10_000],
  [10_000, 'gbp', 'eur', 11_361], // 113.6105...
  [1, 'try', 'usd', 0], // 0.021...
  [23, 'try', 'usd', 1], // 0.505...
  [12_345, 'eur', 'eur', 12_345],
] as const)('%i %s in %s is %i: by way of lira, half up (decision 19.3)', (minor, from, to, expected) => {
  expect(convert(minor, from, to, rates)).toBe(expected)
})

test('a half is rounded up, exactly', () => {
  expect(convert(1, 'usd', 'try', { usd: 0.5, eur: 1, gbp: 1 })).toBe(1)
  expect(convert(3, 'usd', 'try', { usd: 0.5, eur: 1, gbp: 1 })).toBe(2)
  expect(percentOf(5, 10)).toBe(1)
  expect(percentOf(4, 10)).toBe(0)
  expect(percentOf(24_850_01, 30)).toBe(745_500)
})
