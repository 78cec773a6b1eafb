import { liraFor, type ShownRates } from '../money/lira-for.ts'
import type { Range } from './filters.ts'

/**
 * The currency of a list's price filter. `own` is the agency's, which a URL does not name; `code` is the one in which
 * the visitor sees prices.
 */
export type PriceCurrency = { code: string; own: string; rates: ShownRates }

export type Price = { value: number; currency?: string }

/** The value of a price as it is compared and counted; undefined without a price. */
export type PriceIn = (price: Price | undefined) => number | undefined

/** A value converted from one currency to that of the filter; undefined when the site has no rate for one of them. */
function converted(value: number, from: string, { code, rates }: PriceCurrency): number | undefined {
  if (from === code) return value
  const [fromInLira, codeInLira] = [liraFor(from, rates), liraFor(code, rates)]
  return fromInLira === undefined || !codeInLira ? undefined : (value * fromInLira) / codeInLira
}

/** Values of prices in the visitor's currency, to the cent, as they are shown. */
export const pricesIn =
  (currency: PriceCurrency): PriceIn =>
  (price) => {
    const value = price && converted(price.value, price.currency ?? currency.own, currency)
    return value && Math.round(value * 100) / 100
  }

/** The range as the URL names it: with its currency, unless that is the agency's or both ends are open. */
export const namedRange = ({ min, max }: Range, { code, own }: PriceCurrency): Range =>
  code === own || (min ?? max) === undefined ? { min, max } : { min, max, currency: code }

/**
 * The range of a URL in the visitor's currency. It is rounded outwards to whole units, so that it loses no entry
 * (decision 36.13). Both ends are open in a currency without a rate.
 */
export function rangeIn({ min, max, currency: named }: Range, currency: PriceCurrency): Range {
  const convertEnd = (value: number | undefined) => value && converted(value, named ?? currency.own, currency)
  const [low, high] = [convertEnd(min), convertEnd(max)]
  return namedRange({ min: low && Math.floor(low), max: high && Math.ceil(high) }, currency)
}
