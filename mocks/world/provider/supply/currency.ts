import type { Cents } from '../../basics/money.ts'
import { EXCHANGE } from '../../seed/exchange.ts'
import type { Wire } from '../wire/wire.ts'

/** Currencies that the provider sells in. */
export const SOLD_IN = ['TRY', 'EUR', 'USD', 'GBP'] as const
export type SoldIn = (typeof SOLD_IN)[number]

/** The currency of the response: euros when the provider does not sell in the requested currency. */
export const soldIn = (asked: string): SoldIn => SOLD_IN.find((currency) => currency === asked) ?? 'EUR'

const LIRA: Readonly<Record<SoldIn, number>> = { TRY: 1, EUR: EXCHANGE.eur, USD: EXCHANGE.usd, GBP: EXCHANGE.gbp }

/** Lira per unit of a currency. */
export const liraPer = (currency: SoldIn): number => LIRA[currency]

/** Hundredths of a lira as hundredths of a currency, rounded half up. */
export const inCurrency = (lira: Cents, currency: SoldIn): Cents => Math.round(lira / LIRA[currency])

/** Hundredths of a currency as hundredths of a lira, rounded half up. */
export const liraFrom = (cents: Cents, currency: SoldIn): Cents => Math.round(cents * LIRA[currency])

/** An amount in the provider's format. */
export const price = (cents: Cents, currency: SoldIn): Wire<'Price'> => ({ amount: cents / 100, currency })

/** Splits an amount into parts that add up to it; the first parts get the remainder. */
export function parts(cents: Cents, count: number): Cents[] {
  const least = Math.floor(cents / count)
  return Array.from({ length: count }, (_, at) => least + (at < cents - least * count ? 1 : 0))
}
