import { serverNow } from '../../../api/server-time.ts'
import type { Booking } from '../../../booking/change.ts'
import { openTransaction } from '../../../booking/open-transaction.ts'

/** The offers that a transaction must include: all provider offers in the basket, in order. */
export const heldOffers = ({ products }: Booking): string[] =>
  products.flatMap(({ offerId, offerIds }) => offerIds ?? offerId ?? [])

/** Whether the passengers of the basket's current offers are confirmed; true for a basket without provider offers. */
export function arePassengersConfirmed(booking: Booking): boolean {
  const offerIds = heldOffers(booking)
  return offerIds.length === 0 || openTransaction(offerIds, serverNow())?.isConfirmed === true
}
