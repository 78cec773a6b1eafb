import { Availability } from '@rota/openapi/agency/enums'
import { partyOf, type Market } from './choice.ts'
import { addDays, endOfDay, nightsBetween, type CivilDate } from '../basics/civil-date.ts'
import { departuresBetween, departureSum, takes } from '../catalogue/departures.ts'
import { money } from '../basics/money.ts'
import { BASIS, roomsFor, sumOf, type ChildShare } from './party-price.ts'
import type { Party, Stay } from './pricing.ts'
import type { Schema } from '../basics/schemas.ts'
import { priceOn, takesPlaceOn } from './season-price.ts'
import type { Supply } from '../seed/hotel-seed.ts'
import type { ServiceSeed, WaySeed } from '../seed/services/service-seed.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { seededInt } from '../basics/seeded.ts'
import { nearestStays } from './stock.ts'
import { text } from '../basics/texts.ts'
import { nearestDepartures } from '../catalogue/tour-search.ts'
import { tourName } from '../catalogue/tour-words.ts'

type Price = Omit<Schema<'ServicePrice'>, 'query'>
type Offer = Schema<'ServiceOffer'>

/** From this number down it is said how many are left. */
const FEW = 3
const PER_CABIN = 2
/** Of a hundred weeks, how many something is let in already. */
const GONE: Readonly<Record<Supply, number>> = { open: 0, usual: 10, busy: 35, request: 0 }
/** A chair for a child is half the price up to this age. */
const EVENT_CHILDREN: readonly ChildShare[] = [{ fromAge: 0, untilAge: 11, share: 500 }]

/** Until when something that begins on a day can be given back. */
export function cancellationOf(freeDays: number, begins: CivilDate, today: CivilDate): Schema<'Cancellation'> {
  const last = addDays(begins, -freeDays)
  return last < today ? { refundable: false } : { refundable: true, freeUntil: endOfDay(last) }
}

/** How many of a way are left on a date; boats, vehicles and cabins go by the week, seats by the day. */
function leftOn(service: ServiceSeed, { id, stock }: WaySeed, date: CivilDate, market: Market): number {
  const slot = service.per === 'once' ? date : Math.floor(nightsBetween(20240101, date) / 7)
  const path = `service/${service.id}/${id}/${slot}`
  if (market.soldOut || date < market.today) return 0
  if (seededInt(path, 0, 99) < GONE[service.supply]) return 0
  return service.supply === 'open' || stock === 1 ? stock : seededInt(`${path}/left`, 1, stock)
}

/** How many of a way a party needs. */
function neededBy(service: ServiceSeed, party: Party): number {
  if (service.basis === 'pax') return party.adults + party.children.length
  return service.basis === 'room' ? roomsFor(party, PER_CABIN) : 1
}

/** What is left in every day or night of a stay; what is for once is needed on its first day only. */
function leftIn(service: ServiceSeed, way: WaySeed, { checkIn, checkOut }: Stay, market: Market): number {
  const length = service.per === 'once' ? 1 : nightsBetween(checkIn, checkOut)
  const dates = Array.from({ length: Math.ceil(length / 7) }, (_, week) => addDays(checkIn, week * 7))
  if (length > 1) dates.push(addDays(checkIn, length - 1))
  return Math.min(...dates.map((date) => leftOn(service, way, date, market)))
}

/** The ways that can be had for a stay and a party, each with what is left of it. */
function waysFor(service: ServiceSeed, stay: Stay, party: Party, market: Market): [WaySeed, number][] {
  if ('plays' in service && !takesPlaceOn(service.plays, stay.checkIn)) return []
  return service.ways
    .map((way): [WaySeed, number] => [way, leftIn(service, way, stay, market)])
    .filter(([, left]) => left >= neededBy(service, party))
}

function offerOf(
  service: ServiceSeed,
  [way, left]: [WaySeed, number],
  stay: Stay,
  party: Party,
  market: Market,
): Offer {
  const isLong = service.per !== 'once'
  const { terms, total } = sumOf(
    {
      basis: service.basis,
      price: priceOn(service, stay.checkIn, market.raise, way.factor),
      children: EVENT_CHILDREN,
      perRoom: PER_CABIN,
      ...(isLong && { times: nightsBetween(stay.checkIn, stay.checkOut) }),
    },
    party,
  )
  return {
    id: way.id,
    name: text(way.name),
    availability: service.supply === 'request' ? Availability.Request : Availability.Available,
    ...(left <= FEW && { left }),
    terms,
    total: money(total),
    payNow: money(total),
    ...(way.deposit !== undefined && { deposit: money(way.deposit * 100) }),
    cancellation: cancellationOf(service.freeDays, stay.checkIn, market.today),
  }
}

/** Nobody lets anything for longer, in days. */
const LONGEST = 60

/** What somebody wants of a service: for how long, who, and how often. */
export interface Want {
  readonly stay: Stay
  readonly party: Party
  readonly count: number
}

/**
 * One way of a service as it stands, and whether there is as much of it as is wanted. Undefined on days on which it does not
 * take place or is not let, and while it is not sold.
 */
export function wayOffer(
  service: ServiceSeed,
  way: WaySeed,
  { stay, party, count }: Want,
  market: Market,
): { offer: Offer; isThere: boolean } | undefined {
  const isTooLong = service.per !== 'once' && nightsBetween(stay.checkIn, stay.checkOut) > LONGEST
  const isOff = 'plays' in service && !takesPlaceOn(service.plays, stay.checkIn)
  if (service.isResting || isTooLong || isOff) return undefined
  const left = leftIn(service, way, stay, market)
  return {
    offer: offerOf(service, [way, left], stay, party, market),
    isThere: left >= neededBy(service, party) * count,
  }
}

/** What a service costs for a stay and a party, or why it cannot be had and when it can. */
export function servicePrice(service: ServiceSeed, form: Schema<'SearchForm'>, market: Market): Price {
  const basis = BASIS[service.basis]
  const party = partyOf(form)
  const stay = { checkIn: form.checkIn, checkOut: form.checkOut }
  const people = party.adults + party.children.length
  if (service.isResting) return { basis, offers: [], reason: 'passive' }
  if (people > service.capacity) return { basis, offers: [], reason: 'capacity' }
  const isTooLong = service.per !== 'once' && nightsBetween(stay.checkIn, stay.checkOut) > LONGEST
  const offers = isTooLong
    ? []
    : waysFor(service, stay, party, market).map((way) => offerOf(service, way, stay, party, market))
  if (offers.length > 0) return { basis, offers }
  const isDate = !isTooLong && !('plays' in service && !takesPlaceOn(service.plays, stay.checkIn))
  const nearestDates = isTooLong
    ? []
    : nearestStays(stay, market.today, (moved) => waysFor(service, moved, party, market).length > 0)
  return { basis, offers, reason: isDate ? 'full' : 'no-date', nearestDates }
}

/** What a tour that leaves on the first day of a form costs for its party. */
export function tourPrice(tour: TourSeed, form: Schema<'SearchForm'>, market: Market): Price {
  const basis = BASIS[tour.basis]
  const party = partyOf(form)
  const [departure] = departuresBetween(tour, form.checkIn, form.checkIn, market)
  if (tour.isResting) return { basis, offers: [], reason: 'passive' }
  if (departure === undefined || !takes(tour, departure, party)) {
    const isLarge =
      party.adults + party.children.length > tour.group[1] || party.children.some((age) => age < (tour.leastAge ?? 0))
    const nearestDates = nearestDepartures(tour, form.checkIn, party, market).map(({ checkIn, checkOut }) => ({
      checkIn,
      checkOut,
    }))
    return {
      basis,
      offers: [],
      reason: isLarge ? 'capacity' : departure === undefined ? 'no-date' : 'full',
      nearestDates,
    }
  }
  const { terms, total } = departureSum(tour, departure, party)
  const offer: Offer = {
    id: departure.id,
    name: text(tourName(tour)),
    availability: departure.availability,
    ...(departure.seatsLeft <= FEW && { left: departure.seatsLeft }),
    terms,
    total: money(total),
    payNow: money(total),
    cancellation: cancellationOf(tour.freeDays, departure.checkIn, market.today),
  }
  return { basis, offers: [offer] }
}
