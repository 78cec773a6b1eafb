import type { Rates } from './money.ts'

/** The rates of a site: the currencies of a basket, and those that it only shows prices in (decision 19.10). */
export type ShownRates = Rates & Readonly<Record<string, number>>

/** What one unit costs in lira; undefined when the site has no rate for it. */
export const liraFor = (code: string, rates: ShownRates): number | undefined =>
  code === 'try' ? 1 : Object.hasOwn(rates, code) ? rates[code] : undefined
