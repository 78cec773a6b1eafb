import { Availability, PriceBasis } from '@rota/openapi/agency/enums'
import { baggageOf, legView } from '../flights/flight-view.ts'
import { lastOf } from '../flights/timetable.ts'
import { Refusal } from '../basics/refusal.ts'
import { AIRPORTS, CITIES } from '../seed/flights/airports.ts'
import { offerPrice } from './offer-price.ts'
import { seatOf, type Seat } from '../flights/seat.ts'
import type { Schema } from '../basics/schemas.ts'
import { money } from '../basics/money.ts'
import { properName, text } from '../basics/texts.ts'
import { peopleOf, pricedLine, type Line, type PricingContext, type LineRequest } from './line-request.ts'

const HOUR = 3_600_000

function cancellationOf({ journey, brand: { refundHours } }: Seat, now: number): Schema<'Cancellation'> {
  const last = refundHours === undefined ? 0 : journey.hops[0].departs - refundHours * HOUR
  return last > now ? { refundable: true, freeUntil: new Date(last).toISOString() } : { refundable: false }
}

/**
 * A basket line for one leg of a flight, at the price of the transaction that holds it or, without one, of its offer.
 * Refuses an unknown offer (`not-found`), an offer for another party, and an expired offer that no transaction holds.
 */
export function flightLine(wish: LineRequest, context: PricingContext): Line {
  const { market, now } = context
  const { offerId, route } = wish
  const seat = offerId === undefined ? undefined : seatOf(offerId, market)
  if (seat === undefined || offerId === undefined || route === undefined || seat.route !== route) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  if (peopleOf({ pax: wish.pax, count: 1 }) !== seat.people) {
    throw new Refusal('over-capacity', `The offer is for ${seat.people} people.`)
  }
  const { journey, brand, fliers } = seat
  const { price, isHeld, expiresOn } = offerPrice(offerId, seat, context)
  return {
    ...pricedLine(wish, price),
    type: 'flight',
    stype: 'flight',
    route,
    offerId,
    expiresOn,
    title: properName(`${journey.hops[0].from} - ${lastOf(journey).to}`),
    place: text(CITIES[AIRPORTS[lastOf(journey).to].city].name),
    planName: properName(brand.name),
    legs: [legView(journey, route)],
    fliers,
    baggage: baggageOf(brand, fliers),
    priceBasis: PriceBasis.PerService,
    terms: [{ what: 'service', count: 1, price: money(price), total: money(price) }],
    cancellation: cancellationOf(seat, now),
    availability: market.soldOut && !isHeld ? Availability.NotAvailable : Availability.Available,
  }
}
