import { IllegalMove } from '../basics/illegal-move.ts'

/** States of a booking (decision 25.1). */
export type BookingState =
  | 'draft'
  | 'priced'
  | 'held'
  | 'paying'
  | 'paid'
  | 'confirming'
  | 'confirmed'
  | 'expired'
  | 'failed'
  | 'pending-review'
  | 'cancelled'
  | 'cancelled-with-penalty'

/**
 * Decision 25.1: draft, priced, held, paying, paid, confirming, confirmed, and side exits. An emptied basket is a draft
 * again, and `failed` goes back to `priced`: a declined card keeps the basket (decision 25.1).
 */
const MOVES: Readonly<Record<BookingState, readonly BookingState[]>> = {
  draft: ['priced', 'expired'],
  priced: ['draft', 'held', 'paying', 'expired'],
  held: ['priced', 'paying', 'expired', 'cancelled', 'cancelled-with-penalty'],
  paying: ['paid', 'failed'],
  paid: ['confirming', 'pending-review'],
  confirming: ['confirmed', 'pending-review'],
  confirmed: ['cancelled', 'cancelled-with-penalty'],
  expired: [],
  failed: ['priced', 'expired'],
  'pending-review': ['confirmed', 'cancelled'],
  cancelled: [],
  'cancelled-with-penalty': [],
}

/** The state after a transition. Throws IllegalMove, also when the state would not change. */
export function moveBooking(from: BookingState, to: BookingState): BookingState {
  if (!MOVES[from].includes(to)) throw new IllegalMove('booking', from, to)
  return to
}

/** Whether the basket, the guests and the customer may still change. */
export const isOpen = (state: BookingState): boolean => state === 'draft' || state === 'priced' || state === 'failed'
