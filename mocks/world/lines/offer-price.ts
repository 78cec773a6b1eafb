import type { Cents } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import type { PricingContext } from './line-request.ts'

/** The price of an offer, including markup, and its expiry. */
interface CurrentOffer {
  readonly price: Cents
  readonly expiresAt: number
}

/**
 * The price and expiry of an offer: from the booking's open transaction or, without one, from the offer itself. Throws
 * the refusal `expired` for an expired offer that no transaction holds.
 */
export function offerPrice(
  offerId: string,
  { price, expiresAt }: CurrentOffer,
  { transaction, now }: Pick<PricingContext, 'transaction' | 'now'>,
): { price: Cents; isHeld: boolean; expiresOn: string } {
  const held = transaction?.prices.get(offerId)
  const isLive = held === undefined ? expiresAt > now : transaction?.isOpen === true
  if (!isLive) throw new Refusal('expired', 'The offer has expired.')
  const ends = held === undefined ? expiresAt : (transaction?.expiresAt ?? expiresAt)
  return { price: held ?? price, isHeld: held !== undefined, expiresOn: new Date(ends).toISOString() }
}
