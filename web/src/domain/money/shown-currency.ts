import type { Amount } from './amounts.ts'
import { moneyOf } from './amounts.ts'
import { formatSigned, type MoneyParts, type Notation } from './money-format.ts'
import { minorIn, type Rates } from './money.ts'

/** A currency that prices can be shown in. `code` is in lower case. */
export type ShownCurrency = Notation & { code: string }

/** The rates of a site: the currencies of a basket, and those that it only shows prices in (decision 19.10). */
export type ShownRates = Rates & Readonly<Record<string, number>>

/** What one unit costs in lira; undefined when the site has no rate for it. */
export const liraFor = (code: string, rates: ShownRates): number | undefined =>
  code === 'try' ? 1 : Object.hasOwn(rates, code) ? rates[code] : undefined

/**
 * An amount in the currency that the visitor chose, marked as approximate; undefined when it is already in it, or the
 * site has no rate for it (decision 19.10).
 */
export function shownIn(amount: Amount, { code, ...notation }: ShownCurrency, rates: ShownRates, mode: string) {
  const lira = liraFor(code, rates)
  if (lira === undefined || amount.currency === code) return undefined
  const minor = minorIn(moneyOf(amount), { lira, digits: notation.digits }, rates)
  return marked(formatSigned(minor / 10 ** notation.digits, notation, mode))
}

const marked = (parts: MoneyParts): MoneyParts => ({
  ...parts,
  sign: `≈\u202f${parts.sign}`,
  text: `≈\u202f${parts.text}`,
})
