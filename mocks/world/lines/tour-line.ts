import { Availability } from '@rota/openapi/agency/enums'
import { departuresBetween, departureSum, takes, typeOf } from '../catalogue/departures.ts'
import { tourPictures } from '../catalogue/journey-pictures.ts'
import { BASIS } from '../prices/party-price.ts'
import { Refusal } from '../basics/refusal.ts'
import { PLACES } from '../seed/places.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { cancellationOf } from '../prices/service-price.ts'
import { slugOf } from '../basics/slug.ts'
import { text } from '../basics/texts.ts'
import { tourName } from '../catalogue/tour-texts.ts'
import {
  heldUntil,
  normalised,
  peopleOf,
  pricedLine,
  type Line,
  type PricingContext,
  type LineRequest,
} from './line-request.ts'

/** Deposit of a package tour, in percent (decision 21.5). */
const PACKAGE_DEPOSIT = 30

/** Throws `over-capacity` for a party that no departure accepts. */
function checkParty({ group: [, most], leastAge = 0 }: TourSeed, wish: LineRequest): void {
  const people = peopleOf(wish)
  if (people > most) throw new Refusal('over-capacity', `At most ${most} people travel together.`)
  const isTooYoung = wish.pax.children.some((age) => age < leastAge)
  if (isTooYoung) throw new Refusal('over-capacity', `Nobody under ${leastAge} comes along.`)
}

/**
 * A basket line for a departure, with the departure's own return date. Refuses a party that the tour does not accept,
 * and a date without a departure or with a closed one (`sold-out`).
 */
export function tourLine(tour: TourSeed, wish: LineRequest, { market }: Pick<PricingContext, 'market'>): Line {
  checkParty(tour, wish)
  const day = wish.checkIn ?? 0
  const [departure] = departuresBetween(tour, day, day, market)
  if (departure === undefined) throw new Refusal('sold-out', 'It does not leave on that day.')
  const party = normalised(wish.pax)
  const { terms, total } = departureSum(tour, departure, party)
  const { checkIn, checkOut, availability } = departure
  const cancellation = cancellationOf(tour.freeDays, checkIn, market.today)
  const isGone = !takes(tour, departure, party) || peopleOf(wish) > departure.seatsLeft
  const [picture] = tourPictures(tour)
  return {
    ...pricedLine(wish, total),
    type: wish.type,
    stype: typeOf(tour),
    ...(wish.pricePlan && { pricePlan: wish.pricePlan }),
    checkIn,
    checkOut,
    title: text(tourName(tour)),
    place: text(PLACES[tour.place].name),
    slug: slugOf(tourName(tour).en, tour.id),
    ...(picture && { picture }),
    ...(tour.board && { board: tour.board }),
    priceBasis: BASIS[tour.basis],
    terms,
    cancellation,
    availability: isGone ? Availability.NotAvailable : availability,
    ...(typeOf(tour) === 'package' && { depositPercent: PACKAGE_DEPOSIT }),
    ...heldUntil(checkIn, cancellation, market),
  }
}
