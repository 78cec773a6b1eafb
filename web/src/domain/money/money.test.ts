import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asCurrency, convert, money, percentOf, sum, times, toValue, type Currency, type Money } from './money.ts'

const rates = { usd: 41.25, eur: 48.1, gbp: 55.3333 }
const lira = (minor: number): Money => ({ minor, currency: 'try' })

describe('"Price rounding 2 decimals" (decision 19.2), without binary drift', () => {
  test.each([
    [1.005, 101],
    [1.004, 100],
    [1.255, 126],
    [8.575, 858],
    [0.1 + 0.2, 30],
    [1234.5, 123450],
    [0, 0],
    [-0, 0],
    [-1.005, -101],
    [1e-7, 0],
    [5e-3, 1],
    [4.35, 435],
    [1_000_000_000.01, 100_000_000_001],
  ])('%d is %i minor units', (value, minor) => {
    expect(money(value)).toEqual(lira(minor))
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 9e14])('throws for %d', (value) => {
    expect(() => money(value)).toThrow(RangeError)
  })

  test('converts every amount to the contract and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(money(toValue(lira(minor))).minor).toBe(minor)
      }),
    )
  })
})

describe('sum and times are exact', () => {
  test('three times 0.10 is 0.30', () => {
    const tenth = money(0.1)
    expect(toValue(sum([tenth, tenth, tenth], 'try'))).toBe(0.3)
    expect(times(tenth, 3)).toEqual(lira(30))
  })

  test('the sum of an empty list is zero in the requested currency', () => {
    expect(sum([], 'gbp')).toEqual({ minor: 0, currency: 'gbp' })
  })

  test('throws when the amounts have different currencies', () => {
    expect(() => sum([lira(1), money(1, 'eur')], 'try')).toThrow('cannot add eur to try')
  })
})

describe('a deposit is a percentage, rounded half-up', () => {
  test.each([
    [10_000, 30, 3_000],
    [1_01, 50, 51],
    [9_99, 12.5, 125],
    [1_00, 0.5, 1],
    [1_00, 0.49, 0],
    [33_33, 33.3, 1110],
  ])('of %i minor units %d percent is %i', (minor, percent, expected) => {
    expect(percentOf(lira(minor), percent)).toEqual(lira(expected))
  })
})

describe('"rates.usd = lira per 1 USD; cross via lira; round half-up to 2 dp once, at line level" (decision 19.3)', () => {
  test.each<[number, Currency, Currency, number]>([
    [100_00, 'usd', 'try', 4125_00],
    [4125_00, 'try', 'usd', 100_00],
    [100_00, 'eur', 'usd', 116_61],
    [1_00, 'gbp', 'try', 55_33],
    [1, 'usd', 'try', 41],
    [2, 'usd', 'try', 83],
    [77_77, 'eur', 'eur', 77_77],
  ])('%i %s in %s is %i', (minor, from, to, expected) => {
    expect(convert({ minor, currency: from }, to, rates)).toEqual({ minor: expected, currency: to })
  })

  test('rounds a conversion through lira only once', () => {
    // 1 cent = 0.006 lira = 0.012 pence with these rates: intermediate rounding in lira would make it 2 pence.
    const odd = { usd: 0.6, eur: 1, gbp: 0.5 }
    expect(convert({ minor: 1, currency: 'usd' }, 'gbp', odd).minor).toBe(1)
  })

  test.each([0, -1, Number.NaN])('throws for a rate of %d', (usd) => {
    expect(() => convert(lira(1), 'usd', { ...rates, usd })).toThrow(RangeError)
  })
})

test('"Default currency try", "Unknown -> try" (decision 19.5)', () => {
  expect([undefined, 'xyz', 'JPY', 'EUR', 'gbp', 'TRY'].map(asCurrency)).toEqual([
    'try',
    'try',
    'try',
    'eur',
    'gbp',
    'try',
  ])
})
