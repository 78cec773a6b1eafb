import { expect, test } from 'vitest'
import { format } from '../money/money-format.ts'
import type { Currency } from '../money/money.ts'
import { typedAmount } from './typed-amount.ts'

test.each<[number, Currency, string, string]>([
  [24_850.5, 'try', 'tr', '24850,50'],
  [24_850, 'try', 'tr', '24850'],
  [1_234_567.05, 'eur', 'tr', '1234567,05'],
  [0.4, 'gbp', 'tr', '0,40'],
  [1234.5, 'usd', 'en', '1234.50'],
  [1234.5, 'eur', 'ar', '1234.50'],
  [1000, 'usd', 'en', '1000'],
])('%d %s, printed as %s, is copied as %s (decision 31.5)', (value, currency, mode, copied) => {
  expect(typedAmount(format(value, currency, mode))).toBe(copied)
})
