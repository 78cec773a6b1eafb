import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from './money-format.ts'
import { convert, money, toValue } from './money.ts'

// Pretends that the pound has three decimals and the dollar none, like the Kuwaiti dinar and the yen.
const known = { ...MINOR_UNITS }
beforeAll(() => void Object.assign(MINOR_UNITS, { usd: 0, gbp: 3 }))
afterAll(() => void Object.assign(MINOR_UNITS, known))

const RATES = { usd: 45.5, eur: 52.9, gbp: 60.1 }

test('amounts have the number of decimals in the reference data (decision 31.4)', () => {
  expect(money(1.2345, 'gbp')).toEqual({ minor: 1235, currency: 'gbp' })
  expect(money(12.5, 'usd')).toEqual({ minor: 13, currency: 'usd' })
  expect(toValue({ minor: 1235, currency: 'gbp' })).toBe(1.235)
  expect(formatMoney({ minor: 1235, currency: 'gbp' }).text).toBe('£1,235')
  expect(formatMoney({ minor: 13, currency: 'usd' }).text).toBe('$13')
})

test('conversions round to the decimals of the currency they end in', () => {
  expect(convert(money(100, 'try'), 'gbp', RATES)).toEqual({ minor: 1664, currency: 'gbp' })
  expect(convert(money(10, 'gbp'), 'usd', RATES)).toEqual({ minor: 13, currency: 'usd' })
  expect(convert(money(2, 'usd'), 'try', RATES)).toEqual({ minor: 9100, currency: 'try' })
})
