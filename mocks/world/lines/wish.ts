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

/** What a line asks for, of whatever type: as it was sent, or as it stands in the basket. Its price is not read. */
export type Wish = Pick<Line, Asked>

/** What lines are priced under: the hotels, the day and what a scenario does, and the moment. */
export interface Shop {
  readonly hotels: ReadonlyMap<string, HotelSeed>
  readonly market: Market
  /** Milliseconds since 1970 UTC. */
  readonly now: number
  /** What the booking is bound to at the provider. */
  readonly transaction?: BoundTransaction
}

/** A party that equal parties are equal to. */
export const normalised = ({ adults, children }: Party): Party => ({
  adults,
  children: children.toSorted((a, b) => a - b),
})

/** Everybody of a line, its count included. */
export const peopleOf = ({ pax, count }: Pick<Wish, 'pax' | 'count'>): number =>
  (pax.adults + pax.children.length) * count

/** What every line says: who, how many, and the price of one and of all. */
export function pricedLine(
  wish: Wish,
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

/** A line that cannot be had any more, for as many as are asked for now, at the price it had. */
export const goneLine = (line: Line, count: number): Pick<Line, 'count' | 'total'> => ({
  count,
  total: money(centsOf(line.price) * count, line.currency),
})

/** The agency holds what it sells for three days, but never into the last three before it begins. */
const HOLD_DAYS = 3
const LEAST_AHEAD = 3

/**
 * Until when a line is held without being paid (decision 21.4). What cannot be given back is not held, because a
 * booking that lapses is given back.
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
