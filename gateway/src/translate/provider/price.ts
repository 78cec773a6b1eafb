import type { Wire } from '../../ports/provider.ts'
import { divideHalfUp, minorPerMajor, moneyOf, type Currency, type Money } from '../money/money.ts'

const CURRENCIES: Readonly<Record<string, Currency>> = { TRY: 'try', EUR: 'eur', USD: 'usd', GBP: 'gbp' }

/** Provider amounts have up to five decimals; percentages are used with four. */
const AMOUNT_SCALE = 100_000
const RATE_SCALE = 10_000
/** Maximum amount of our contract, in major units. */
const MAX_AMOUNT = 1_000_000_000

/**
 * A visitor's price: the provider's price with the site's markup, rounded half up to two decimals once (decisions 19.2
 * and 19.7). Undefined if unusable, for example in an unsupported currency (F6).
 * @param markup percentage from the site's record, such as 7.5
 */
export function priceOf(price: Wire['Price'] | undefined, markup: number): Money | undefined {
  const currency = price && Object.hasOwn(CURRENCIES, price.currency) ? CURRENCIES[price.currency] : undefined
  if (price === undefined || currency === undefined) return undefined
  const { amount } = price
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= MAX_AMOUNT)) return undefined
  const withMarkup = moneyOf(minorWithMarkup(amount, markup, currency), currency)
  return withMarkup.value <= MAX_AMOUNT ? withMarkup : undefined
}

/** An amount plus a percentage, in minor units. Calculated exactly and rounded once. */
function minorWithMarkup(amount: number, markup: number, currency: Currency): number {
  const factor = BigInt(100 * RATE_SCALE) + BigInt(Math.round(markup * RATE_SCALE))
  const exact = BigInt(Math.round(amount * AMOUNT_SCALE)) * factor * BigInt(minorPerMajor(currency))
  return divideHalfUp(exact, BigInt(AMOUNT_SCALE) * BigInt(RATE_SCALE) * 100n)
}
