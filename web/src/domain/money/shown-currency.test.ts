import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { expect, test } from 'vitest'
import type { Amount } from './amounts.ts'
import { shownIn } from './shown-currency.ts'

const RATES = { usd: 45.5, eur: 52.9, gbp: 60.1, jpy: 0.29, kwd: 148.2 }
const lira = (value: number): Amount => ({ value, currency: 'try' })

test.each<[Amount, keyof typeof CURRENCIES, string, string | undefined]>([
  [lira(24850), 'eur', 'tr', '≈\u202f€469,75'],
  [lira(24850), 'eur', 'en-GB', '≈\u202f€469.75'],
  [lira(24850), 'jpy', 'tr', '≈\u202f¥85.690'],
  [lira(24850), 'kwd', 'tr', '≈\u202fKWD167,679'],
  [{ value: 100, currency: 'eur' }, 'usd', 'tr', '≈\u202f$116,26'],
  [{ value: 100, currency: 'eur' }, 'try', 'tr', '≈\u202f₺5.290,00'],
  [lira(24850), 'try', 'tr', undefined],
  [lira(24850), 'chf', 'tr', undefined],
])('%j in %s is approximate, and written in the way of %s: %j (decision 19.10)', (amount, code, mode, text) => {
  expect(shownIn(amount, { code, ...CURRENCIES[code] }, RATES, mode)?.text).toBe(text)
})
