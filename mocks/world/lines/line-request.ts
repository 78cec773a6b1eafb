import type { BoundTransaction } from '../bookings/bound.ts'
import type { Market } from '../prices/choice.ts'
import { addDays, endOfDay, type CivilDate } from '../basics/civil-date.ts'
import { centsOf, money, type Cents } from '../basics/money.ts'
import type { Party } from '../prices/pricing.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'

export type Line = Schema<'CartLine'>

type Asked =
  | 'key'
  | 'type'
  | 'id'
  | 'pax'
  | 'count'
  | 'room'
  | 'pricePlan'
  | 'checkIn'
  | 'checkOut'
  | 'direction'
  | 'time'
  | 'returnTime'
  | 'flightNumber'
  | 'returnFlightNumber'
  | 'bags'
  | 'childSeats'
  | 'route'
  | 'offerId'
  | 'offerIds'
  | 'paxes'

/** What a line asks for, as sent in a request or as stored in the basket. Its price is ignored. */
export type LineRequest = Pick<Line, Asked>

/** Everything that determines the prices of lines: hotels, market, and time. */
export interface PricingContext {
  readonly hotels: ReadonlyMap<string, HotelSeed>
  readonly market: Market
  /** Milliseconds since 1970 UTC. */
  readonly now: number
  /** The provider's transaction that the booking is bound to. */
  readonly transaction?: BoundTransaction
}

/** A canonical form of a party: equal parties become equal JSON. */
export const normalised = ({ adults, children }: Party): Party => ({
  adults,
  children: children.toSorted((a, b) => a - b),
})

/** Number of people in a line, over its whole count. */
export const peopleOf = ({ pax, count }: Pick<LineRequest, 'pax' | 'count'>): number =>
  (pax.adults + pax.children.length) * count

/** The properties of every line: party, count, unit price and total. */
export function pricedLine(
  wish: LineRequest,
  price: Cents,
): Pick<Line, 'key' | 'id' | 'pax' | 'count' | 'price' | 'currency' | 'total'> {
  return {
    key: wish.key,
    id: wish.id,
    pax: normalised(wish.pax),
    count: wish.count,
    price: money(price).value,
    currency: 'try',
    total: money(price * wish.count),
  }
}

/** A line that is no longer available: the new count at its last price. */
export const goneLine = (line: Line, count: number): Pick<Line, 'count' | 'total'> => ({
  count,
  total: money(centsOf(line.price) * count, line.currency),
})

/** The agency holds a booking for three days, but not within the last three days before it begins. */
const HOLD_DAYS = 3
const LEAST_AHEAD = 3

/**
 * Until when a line can be held unpaid (decision 21.4). Non-refundable lines are not held, because a lapsed booking is
 * returned without charge.
 */
export function heldUntil(
  begins: CivilDate,
  { refundable }: Schema<'Cancellation'>,
  { today, heldTo }: Market,
): Pick<Line, 'optionDate'> {
  if (heldTo !== undefined) return refundable ? { optionDate: new Date(heldTo).toISOString() } : {}
  const last = Math.min(addDays(today, HOLD_DAYS), addDays(begins, -LEAST_AHEAD))
  return refundable && last > today ? { optionDate: endOfDay(last) } : {}
}
