import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { convert, minorOf, moneyOf } from './money.ts'
import { priceOf } from '../provider/price.ts'

// Pretends that the pound has three decimals and the dollar none, like the Kuwaiti dinar and the yen.
const known = { ...MINOR_UNITS }
beforeAll(() => void Object.assign(MINOR_UNITS, { usd: 0, gbp: 3 }))
afterAll(() => void Object.assign(MINOR_UNITS, known))

const RATES = { usd: 45.5, eur: 52.9, gbp: 60.1 }

test('amounts have as many decimals as the reference says (decision 31.4)', () => {
  expect(minorOf({ value: 1.235, currency: 'gbp' })).toBe(1235)
  expect(moneyOf(1235, 'gbp')).toEqual({ value: 1.235, currency: 'gbp' })
  expect(minorOf({ value: 13, currency: 'usd' })).toBe(13)
})

test('conversions round to the decimals of the currency they end in', () => {
  expect(convert(10_000, 'try', 'gbp', RATES)).toBe(1664)
  expect(convert(10_000, 'gbp', 'usd', RATES)).toBe(13)
  expect(convert(2, 'usd', 'try', RATES)).toBe(9100)
})

test('a price of the provider is rounded to the decimals of its currency', () => {
  expect(priceOf({ amount: 10.00049, currency: 'GBP' }, 10)).toEqual({ value: 11.001, currency: 'gbp' })
  expect(priceOf({ amount: 10.4, currency: 'USD' }, 10)).toEqual({ value: 11, currency: 'usd' })
})
