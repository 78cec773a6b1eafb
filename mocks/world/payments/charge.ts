import { chargedFor } from './instalments.ts'
import { centsOf, type Cents, type Currency } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { SiteSeed } from '../seed/sites/site-seed.ts'

/** Rates have six decimals, so that nothing is lost before the only rounding. */
const SCALE = 1_000_000

type Rates = SiteSeed['rates']

/** Millionths of a lira for one unit of a currency. */
const liraPer = (currency: Currency, rates: Rates) =>
  BigInt(currency === 'try' ? SCALE : Math.round(rates[currency] * SCALE))

/** A quotient, rounded half up. */
const halfUp = (dividend: bigint, divisor: bigint): Cents => Number((2n * dividend + divisor) / (2n * divisor))

/**
 * An amount of the basket in the currency of the charge: converted through lira, rounded half up once (decision 19.3).
 */
const inCurrency = ({ value, currency }: Schema<'Money'>, to: Currency, rates: Rates): Cents =>
  currency === to ? centsOf(value) : halfUp(BigInt(centsOf(value)) * liraPer(currency, rates), liraPer(to, rates))

type Basket = Pick<Schema<'Booking'>, 'products' | 'promotion'>

/** The price of a basket in a currency: the sum of its rounded lines, minus the promotion. */
export function costIn({ products, promotion }: Basket, currency: Currency, rates: Rates): Cents {
  const fullPrice = products.reduce((sum, { total }) => sum + inCurrency(total, currency, rates), 0)
  return fullPrice - Math.min(fullPrice, promotion ? inCurrency(promotion.amount, currency, rates) : 0)
}

/**
 * The deposit of a basket: the deposit percentage of each line, or the site's,
 * applied after the promotion and rounded once.
 */
function depositIn(basket: Basket, currency: Currency, { site, rates }: SiteSeed): Cents {
  const { depositPercent = 0 } = site.options.payment
  const lines = basket.products.map((line) => ({ line, cost: inCurrency(line.total, currency, rates) }))
  const fullPrice = lines.reduce((sum, { cost }) => sum + cost, 0)
  const depositTimes100 = lines.reduce(
    (sum, { line, cost }) => sum + BigInt(cost * (line.depositPercent ?? depositPercent)),
    0n,
  )
  return fullPrice === 0
    ? 0
    : halfUp(depositTimes100 * BigInt(costIn(basket, currency, rates)), BigInt(fullPrice) * 100n)
}

/**
 * What remains to be paid for a basket after a charge: nothing, or the rest after a deposit, without the cost of
 * credit.
 */
export function restAfter(
  basket: Basket,
  { amount, currency, installment }: { amount: Cents; currency: Currency; installment: number },
  site: SiteSeed,
): Cents {
  const cost = costIn(basket, currency, site.rates)
  return chargedFor(cost, installment) === amount ? 0 : cost - depositIn(basket, currency, site)
}

/**
 * Whether an amount is the current price of a basket on a site, in full or as a deposit, with this number of
 * instalments. Only lira can have more than one.
 */
export function isCharge(
  basket: Basket,
  { value, currency }: Schema<'Money'>,
  installment: number,
  site: SiteSeed,
): boolean {
  if (installment > 1 && currency !== 'try') return false
  const sums = [costIn(basket, currency, site.rates), depositIn(basket, currency, site)]
  return sums.some((sum) => sum > 0 && chargedFor(sum, installment) === centsOf(value))
}
