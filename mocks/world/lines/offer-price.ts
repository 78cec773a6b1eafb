import type { Cents } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Shop } from './wish.ts'

/** The price of an offer, including markup, and its expiry. */
interface Offered {
  readonly price: Cents
  readonly expiresAt: number
}

/**
 * What an offer costs and until when: what the booking's transaction says while it is open, before there is one what the offer says. Refuses
 * one that has `expired` with nothing to hold it.
 */
export function offerPrice(
  offerId: string,
  { price, expiresAt }: Offered,
  { transaction, now }: Pick<Shop, 'transaction' | 'now'>,
): { price: Cents; isHeld: boolean; expiresOn: string } {
  const held = transaction?.prices.get(offerId)
  const isLive = held === undefined ? expiresAt > now : transaction?.isOpen === true
  if (!isLive) throw new Refusal('expired', 'The offer has expired.')
  const ends = held === undefined ? expiresAt : (transaction?.expiresAt ?? expiresAt)
  return { price: held ?? price, isHeld: held !== undefined, expiresOn: new Date(ends).toISOString() }
}
