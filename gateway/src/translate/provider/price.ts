import type { Wire } from '../../ports/provider.ts'
import { divideHalfUp, minorPerMajor, moneyOf, type Currency, type Money } from '../money.ts'

const CURRENCIES: Readonly<Record<string, Currency>> = { TRY: 'try', EUR: 'eur', USD: 'usd', GBP: 'gbp' }

/** The provider's sums have up to five decimals, percentages are taken to four. */
const AMOUNT_SCALE = 100_000
const RATE_SCALE = 10_000
/** Largest sum that our contract knows, in major units. */
const MOST = 1_000_000_000

/**
 * A price as visitors see it: with the site's markup on it and rounded half up to two decimals, once (decisions 19.2
 * and 19.7). Undefined for what is no price to us, such as one in a currency that no basket holds (F6).
 * @param markup percentage of the site's record, such as 7.5
 */
export function priceOf(price: Wire['Price'] | undefined, markup: number): Money | undefined {
  const currency = price && Object.hasOwn(CURRENCIES, price.currency) ? CURRENCIES[price.currency] : undefined
  if (price === undefined || currency === undefined) return undefined
  const { amount } = price
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= MOST)) return undefined
  const marked = moneyOf(minorOf(amount, markup, currency), currency)
  return marked.value <= MOST ? marked : undefined
}

/** Minor units of an amount with a percentage on it: exact until its one rounding. */
function minorOf(amount: number, markup: number, currency: Currency): number {
  const factor = BigInt(100 * RATE_SCALE) + BigInt(Math.round(markup * RATE_SCALE))
  const exact = BigInt(Math.round(amount * AMOUNT_SCALE)) * factor * BigInt(minorPerMajor(currency))
  return divideHalfUp(exact, BigInt(AMOUNT_SCALE) * BigInt(RATE_SCALE) * 100n)
}
