import { liraFor, type ShownRates } from '../money/lira-for.ts'
import type { ShownCurrency } from '../money/shown-currency.ts'
import type { Notation } from '../money/money-format.ts'

/** A currency that a visitor may choose, with the price of one unit in lira. */
export type OfferedCurrency = ShownCurrency & { lira: number }

/** The currencies of a basket, in the order in which they are offered (decision 19.5). */
const BASKET = ['try', 'eur', 'usd', 'gbp']

/**
 * The currencies that a visitor may choose: the four of a basket with their rates, then those of the reference list
 * that the site has a rate for. Prices can only be shown in the latter (decision 19.10).
 */
export function currenciesOffered(
  rates: ShownRates,
  notations: Readonly<Record<string, Notation>>,
): { basket: OfferedCurrency[]; shownOnly: OfferedCurrency[] } {
  const offer = (code: string) => {
    const lira = liraFor(code, rates)
    const notation = Object.hasOwn(notations, code) ? notations[code] : undefined
    return notation && lira !== undefined && lira > 0 ? [{ code, ...notation, lira }] : []
  }
  const others = Object.keys(rates).filter((code) => !BASKET.includes(code))
  return { basket: BASKET.flatMap(offer), shownOnly: others.toSorted().flatMap(offer) }
}

/** The offered currency with a code, as a cookie or an address gives it; undefined for an unknown one. */
export function currencyNamed(
  code: string | undefined,
  rates: ShownRates,
  notations: Readonly<Record<string, Notation>>,
): OfferedCurrency | undefined {
  const wanted = code?.toLowerCase()
  const { basket, shownOnly } = currenciesOffered(rates, notations)
  return [...basket, ...shownOnly].find((currency) => currency.code === wanted)
}
