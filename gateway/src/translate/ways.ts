import type { Schemas } from '../ports/contract.ts'
import { obstacleTo } from './money/payable.ts'
import { fitsContract, priceQuote, type Pricing } from './quote.ts'

type Way = Schemas['PaymentWay']

/** Every payment method with each of its terms, in display order. */
const WAYS: readonly Pick<Way, 'method' | 'term'>[] = [
  { method: 'creditcard', term: 'full' },
  { method: 'creditcard', term: 'deposit' },
  { method: 'transfer', term: 'full' },
  { method: 'transfer', term: 'deposit' },
  { method: 'later', term: 'later' },
]

/** All ways of paying a basket: the price of each, or the reason why it is unavailable (decision 21.9). */
export const waysOf = (pricing: Pricing): Way[] => WAYS.map((way) => ({ ...way, ...offerOf(pricing, way) }))

/** The amounts of a way of paying, or the reason why it is unavailable. */
function offerOf(pricing: Pricing, way: (typeof WAYS)[number]): Omit<Way, 'method' | 'term'> {
  const obstacle = obstacleTo(pricing, way)
  const share = way.term === 'deposit' ? shareOf(pricing) : {}
  if (obstacle && obstacle.reason !== 'no-term') {
    const { reason, line } = obstacle
    return { ...share, unavailable: reason, ...(line === undefined ? {} : { line }) }
  }
  const request = { ...pricing.request, ...way, installment: 1 }
  const priced = priceQuote({ ...pricing, request })
  // An option date outside the calendar counts as none.
  if (!priced || !fitsContract(priced.quote)) return { unavailable: 'not-held' }
  const { payNow, payLater, payLaterBy, optionDate } = priced.quote
  return {
    ...share,
    payNow,
    ...(payLater ? { payLater } : {}),
    ...(payLaterBy === undefined ? {} : { payLaterBy }),
    ...(optionDate === undefined ? {} : { optionDate }),
  }
}

/** The percentage of a deposit, if all lines have the same. */
function shareOf({ lines, payment }: Pricing): Pick<Way, 'depositPercent'> {
  const shares = new Set(lines.map((line) => line.depositPercent ?? payment.depositPercent))
  const [share] = shares
  return shares.size === 1 && share !== undefined ? { depositPercent: share } : {}
}
