import { chargedFor } from './instalments.ts'
import { centsOf, type Cents, type Currency } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { SiteSeed } from '../seed/site-seed.ts'

/** Rates are taken to six decimals, so that nothing is lost before the one rounding. */
const SCALE = 1_000_000

type Rates = SiteSeed['rates']

const liraPer = (currency: Currency, rates: Rates) =>
  BigInt(currency === 'try' ? SCALE : Math.round(rates[currency] * SCALE))

const halfUp = (dividend: bigint, divisor: bigint): Cents => Number((2n * dividend + divisor) / (2n * divisor))

/** A sum of the basket in the currency of the charge: by way of lira, rounded half up once (decision 19.3). */
const inCurrency = ({ value, currency }: Schema<'Money'>, to: Currency, rates: Rates): Cents =>
  currency === to ? centsOf(value) : halfUp(BigInt(centsOf(value)) * liraPer(currency, rates), liraPer(to, rates))

type Basket = Pick<Schema<'Booking'>, 'products' | 'promotion'>

/** What a basket costs in a currency: the sum of its rounded lines, without what the promotion takes off. */
export function costIn({ products, promotion }: Basket, currency: Currency, rates: Rates): Cents {
  const plain = products.reduce((sum, { total }) => sum + inCurrency(total, currency, rates), 0)
  return plain - Math.min(plain, promotion ? inCurrency(promotion.amount, currency, rates) : 0)
}

/** The deposit of a basket: each line by its own share or the site's, of what is left after the promotion, rounded once. */
function depositIn(basket: Basket, currency: Currency, { site, rates }: SiteSeed): Cents {
  const { depositPercent = 0 } = site.options.payment
  const lines = basket.products.map((line) => ({ line, cost: inCurrency(line.total, currency, rates) }))
  const plain = lines.reduce((sum, { cost }) => sum + cost, 0)
  const weighed = lines.reduce(
    (sum, { line, cost }) => sum + BigInt(cost * (line.depositPercent ?? depositPercent)),
    0n,
  )
  return plain === 0 ? 0 : halfUp(weighed * BigInt(costIn(basket, currency, rates)), BigInt(plain) * 100n)
}

/** Whether a sum is what a basket costs on a site now, in full or as a deposit, in so many instalments; only lira has more than one. */
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
