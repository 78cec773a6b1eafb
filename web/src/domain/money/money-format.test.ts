import { describe, expect, test } from 'vitest'
import { format, formatMoney } from './money-format.ts'
import type { Currency } from './money.ts'

describe('"Money display uses Turkish number formatting with 2 fraction digits", "signs ₺, $, €, £" (decision 31.1)', () => {
  test.each<[number, Currency | undefined, string]>([
    [1234.5, undefined, '₺1.234,50'],
    [1234.5, 'try', '₺1.234,50'],
    [1234567.891, 'usd', '$1.234.567,89'],
    [0, 'eur', '€0,00'],
    [999.999, 'gbp', '£1.000,00'],
    [1.005, 'try', '₺1,01'],
    [-45.1, 'try', '-₺45,10'],
  ])('%d %s is %s', (value, currency, text) => {
    expect(format(value, currency).text).toBe(text)
  })

  test('splits a price into sign, whole part and fraction', () => {
    expect(format(-1234.5, 'eur')).toEqual({
      sign: '€',
      whole: '1.234',
      fraction: '50',
      negative: true,
      text: '-€1.234,50',
    })
  })

  test('formats an amount in minor units', () => {
    expect(formatMoney({ minor: 123450, currency: 'try' }).text).toBe('₺1.234,50')
  })
})

describe('site option numberFormat "locale" (decision 31.1)', () => {
  test.each([
    ['en', '€1,234.50'],
    ['es', '€1.234,50'],
    ['ar', '€1,234.50'],
  ])('in %s it is %s', (language, text) => {
    expect(format(1234.5, 'eur', language).text).toBe(text)
  })
})
