import type { Booking } from '../../../booking/change.ts'
import { openTransaction } from '../../../booking/open-transaction.ts'

/** The offers that a transaction has to be begun with: every one of the provider's in the basket, in its order. */
export const heldOffers = ({ products }: Booking): string[] =>
  products.flatMap(({ offerId, offerIds }) => offerIds ?? offerId ?? [])

/** Whether everybody is named for the offers that are in the basket now; true for a basket without such offers. */
export function arePassengersConfirmed(booking: Booking): boolean {
  const offerIds = heldOffers(booking)
  return offerIds.length === 0 || openTransaction(offerIds, Date.now())?.isConfirmed === true
}
