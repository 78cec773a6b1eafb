import { centsOf, money, type Cents } from '../basics/money.ts'
import { isPackage } from '../flights/flight-view.ts'
import { flightOfferOf } from '../flights/offer-id.ts'
import type { Line, PricingContext } from './line-request.ts'

/** The group key of a line that is half of a package; undefined for every other line. */
function packageKey({ offerId }: Line): string | undefined {
  const offer = offerId === undefined ? undefined : flightOfferOf(offerId)
  return offer && isPackage(offer) ? offer.groupKey : undefined
}

/**
 * "A package costs the higher price of its legs, not their sum" (decision 17.3): each of the two lines gets half of
 * that price. Lines of a transaction are left alone, because it has already split the price.
 */
export function asPackages(lines: Line[], { transaction }: Pick<PricingContext, 'transaction'>): Line[] {
  const halves = lines.filter((line) => packageKey(line) !== undefined && !transaction?.prices.has(line.offerId ?? ''))
  const [one, other, ...more] = halves
  if (!one || !other || more.length > 0 || packageKey(one) !== packageKey(other)) return lines
  const whole = Math.max(centsOf(one.total.value), centsOf(other.total.value))
  const half = Math.floor(whole / 2)
  return lines.map((line) => {
    if (!halves.includes(line)) return line
    return priced(line, line === one ? whole - half : half)
  })
}

const priced = (line: Line, price: Cents): Line => ({
  ...line,
  price: money(price).value,
  total: money(price),
  ...(line.terms && { terms: line.terms.map((term) => ({ ...term, price: money(price), total: money(price) })) }),
})
