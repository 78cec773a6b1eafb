import { Availability } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { centsOf, money, share } from '../basics/money.ts'
import { sumOf, type ChildShare, type UnitPrice } from '../prices/party-price.ts'
import type { Party } from '../prices/pricing.ts'
import type { Schema } from '../basics/schemas.ts'
import { priceOn, takesPlaceOn } from '../prices/season-price.ts'
import type { Supply } from '../seed/hotel-seed.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { seededInt } from '../basics/seeded.ts'

export type Departure = Schema<'TourDeparture'>

/** How many days ahead departures are listed. */
export const HORIZON = 180

/** How many days before departure booking closes. */
const CLOSED = { daily: 1, package: 7 } as const
/** Percentage of departures that are full. */
const FULL: Readonly<Record<Supply, number>> = { open: 0, usual: 8, busy: 30, request: 0 }
/** Reduced prices of children on day tours and on package tours, in thousandths of the price per adult. */
const DAY_CHILDREN: readonly ChildShare[] = [
  { fromAge: 0, untilAge: 5, share: 0 },
  { fromAge: 6, untilAge: 11, share: 500 },
]
const PACKAGE_CHILDREN: readonly ChildShare[] = [
  { fromAge: 0, untilAge: 2, share: 0 },
  { fromAge: 3, untilAge: 11, share: 600 },
]
/** Single room supplement, in thousandths of the price per person. */
const SINGLE = 280
/** Maximum number of people per room on a package tour. */
const PER_ROOM = 3

export const typeOf = ({ days }: TourSeed): Schema<'TourType'> => (days.length > 1 ? 'package' : 'daily')

/** Reduced prices for the ages that the tour accepts. */
function childrenOf(tour: TourSeed): ChildShare[] {
  if (tour.basis !== 'pax') return []
  const shares = typeOf(tour) === 'daily' ? DAY_CHILDREN : PACKAGE_CHILDREN
  const least = tour.leastAge ?? 0
  return shares
    .filter(({ untilAge }) => untilAge >= least)
    .map((it) => ({ ...it, fromAge: Math.max(it.fromAge, least) }))
}

function seatsOn(tour: TourSeed, date: CivilDate, market: Market): number {
  const [, most] = tour.group
  const isFull = seededInt(`tour/${tour.id}/${date}/full`, 0, 99) < FULL[tour.supply]
  if (market.soldOut || isFull) return 0
  return tour.supply === 'open' || tour.basis === 'service' ? most : seededInt(`tour/${tour.id}/${date}`, 1, most)
}

function departureOn(tour: TourSeed, date: CivilDate, market: Market): Departure {
  const price = priceOn(tour, date, market.priceFactor)
  const seatsLeft = seatsOn(tour, date, market)
  const open = tour.supply === 'request' ? Availability.Request : Availability.Available
  const children = childrenOf(tour)
  return {
    id: String(date),
    checkIn: date,
    checkOut: addDays(date, Math.max(1, tour.days.length - 1)),
    availability: seatsLeft === 0 ? Availability.NotAvailable : open,
    seatsLeft,
    price: money(price),
    ...(children.length > 0 && {
      childPrices: children.map(({ fromAge, untilAge, share: part }) => ({
        fromAge,
        untilAge,
        price: money(share(price, part)),
      })),
    }),
    ...(tour.basis === 'pax' && tour.days.length > 1 && { single: money(share(price, SINGLE)) }),
  }
}

/** All departures of a tour between two dates, both inclusive, that can still be booked. */
export function departuresBetween(tour: TourSeed, from: CivilDate, until: CivilDate, market: Market): Departure[] {
  const first = Math.max(from, addDays(market.today, CLOSED[typeOf(tour)]))
  const found: Departure[] = []
  if (tour.isResting) return found
  for (let date = first; date <= until; date = addDays(date, 1)) {
    if (takesPlaceOn(tour, date)) found.push(departureOn(tour, date, market))
  }
  return found
}

/** The departures currently listed. */
export const departuresOf = (tour: TourSeed, market: Market): Departure[] =>
  departuresBetween(tour, market.today, addDays(market.today, HORIZON), market)

/** Whether a departure has seats for a party and nobody in it is too young. */
export function takes(tour: TourSeed, { seatsLeft }: Departure, { adults, children }: Party): boolean {
  return adults + children.length <= seatsLeft && children.every((age) => age >= (tour.leastAge ?? 0))
}

/** The price breakdown of a departure for a party. */
export function departureSum(tour: TourSeed, { price, single }: Departure, party: Party): ReturnType<typeof sumOf> {
  const unit: UnitPrice = {
    basis: tour.basis,
    price: centsOf(price.value),
    children: childrenOf(tour),
    perRoom: PER_ROOM,
    ...(single && { single: centsOf(single.value) }),
  }
  return sumOf(unit, party)
}
