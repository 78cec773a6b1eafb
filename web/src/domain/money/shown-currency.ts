import type { Amount } from './amounts.ts'
import { moneyOf } from './amounts.ts'
import { formatSigned, type MoneyParts, type Notation } from './money-format.ts'
import { liraFor, type ShownRates } from './lira-for.ts'
import { minorIn } from './money.ts'

/** A currency that prices can be shown in. `code` is in lower case. */
export type ShownCurrency = Notation & { code: string }

/**
 * An amount in the currency that the visitor chose, marked as approximate; undefined when it is already in it, or the
 * site has no rate for it (decision 19.10).
 */
export function shownIn(amount: Amount, { code, ...notation }: ShownCurrency, rates: ShownRates, mode: string) {
  const lira = liraFor(code, rates)
  if (lira === undefined || amount.currency === code) return undefined
  const minor = minorIn(moneyOf(amount), { lira, digits: notation.digits }, rates)
  return approximateParts(formatSigned(minor / 10 ** notation.digits, notation, mode))
}

const approximateParts = (parts: MoneyParts): MoneyParts => ({
  ...parts,
  sign: `≈\u202f${parts.sign}`,
  text: `≈\u202f${parts.text}`,
})
