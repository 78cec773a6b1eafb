import { Availability, PriceBasis, TripDirection } from '@rota/openapi/agency/enums'
import { centsOf } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import { RIDES, type Ride } from '../seed/transfers/rides.ts'
import { meetingAt } from '../seed/transfers/stops.ts'
import { VEHICLES } from '../seed/transfers/vehicles.ts'
import type { Schema } from '../basics/schemas.ts'
import { FREE_HOURS, rideFacts } from '../catalogue/transfers.ts'
import {
  heldUntil,
  normalised,
  peopleOf,
  pricedLine,
  type Line,
  type PricingContext,
  type LineRequest,
} from './line-request.ts'

const HOUR = 3_600_000
/** A ride must be ordered at least twelve hours ahead, so that a driver can get there. */
const LEAST_AHEAD = 12 * HOUR

/** The instant of a date and time in Türkiye, where all rides are. */
function momentOf(day: number, time: string): number {
  const date = String(day)
  return Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time}:00+03:00`)
}

/** The contract's format of instants: local time with offset. */
const offsetText = (moment: number) => `${new Date(moment + 3 * HOUR).toISOString().slice(0, 19)}+03:00`

/** Throws `over-capacity` and names what does not fit. */
function checkLoad({ kind }: Ride, { pax, bags = 0, childSeats = 0 }: LineRequest): void {
  const { passengers, bags: mostBags, childSeats: mostSeats } = VEHICLES[kind]
  const limits = [
    [peopleOf({ pax, count: 1 }), passengers, 'people'],
    [bags, mostBags, 'bags'],
    [childSeats, mostSeats, 'child seats'],
  ] as const
  for (const [wanted, most, what] of limits) {
    if (wanted > most) throw new Refusal('over-capacity', `This vehicle takes at most ${most} ${what}.`)
  }
}

/** The details of the ride, exactly as the visitor gave them. */
function detailsOf(wish: LineRequest): Partial<Line> {
  const { time, returnTime, flightNumber, returnFlightNumber, bags, childSeats } = wish
  return {
    ...(time !== undefined && { time }),
    ...(returnTime !== undefined && { returnTime }),
    ...(flightNumber !== undefined && { flightNumber }),
    ...(returnFlightNumber !== undefined && { returnFlightNumber }),
    ...(bags !== undefined && { bags }),
    ...(childSeats !== undefined && { childSeats }),
  }
}

function cancellationOf(leaves: number, now: number): Schema<'Cancellation'> {
  const last = leaves - FREE_HOURS * HOUR
  return last > now ? { refundable: true, freeUntil: offsetText(last) } : { refundable: false }
}

/**
 * A basket line for a ride; the count is the number of vehicles. Refuses an unknown ride or direction (`not-found`),
 * and more people or bags than the vehicle takes (decision 38.4).
 */
export function rideLine(wish: LineRequest, { market, now }: Omit<PricingContext, 'hotels'>): Line {
  const ride = RIDES.get(wish.id)
  const { checkIn, checkOut, direction, time } = wish
  const facts = ride && rideFacts(ride, market.priceFactor)
  const price = facts?.prices.find((it) => it.direction === direction)?.price
  if (!ride || !facts || !price || direction === undefined || checkIn === undefined || time === undefined) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  checkLoad(ride, wish)
  const isBack = direction === TripDirection.Backward
  const leaves = momentOf(checkIn, time)
  const cancellation = cancellationOf(leaves, now)
  const isGone = market.soldOut || leaves < now + LEAST_AHEAD
  return {
    ...pricedLine({ ...wish, pax: normalised(wish.pax) }, centsOf(price.value)),
    type: 'transfer',
    checkIn,
    ...(checkOut !== undefined && { checkOut }),
    direction,
    ...detailsOf(wish),
    title: facts.name,
    planName: facts.vehicle.name,
    slug: facts.slug,
    picture: facts.picture,
    from: isBack ? facts.to : facts.from,
    to: isBack ? facts.from : facts.to,
    meetingPoint: meetingAt(isBack ? ride.route.to : ride.route.from),
    ...(direction === TripDirection.RoundTrip && { returnMeetingPoint: meetingAt(ride.route.to) }),
    priceBasis: PriceBasis.PerService,
    terms: [{ what: 'service', count: 1, price, total: price }],
    cancellation,
    availability: isGone ? Availability.NotAvailable : Availability.Available,
    ...heldUntil(checkIn, cancellation, market),
  }
}
