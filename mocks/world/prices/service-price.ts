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
import type { ServiceSeed, VariantSeed } from '../seed/services/service-seed.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { seededInt } from '../basics/seeded.ts'
import { nearestStays } from './stock.ts'
import { text } from '../basics/texts.ts'
import { nearestDepartures } from '../catalogue/tour-search.ts'
import { tourName } from '../catalogue/tour-texts.ts'

type Price = Omit<Schema<'ServicePrice'>, 'query'>
type Offer = Schema<'ServiceOffer'>

/** At or below this number, offers show how many units are left. */
const SHOWN_STOCK_MAX = 3
/** How many people share a cabin. */
const PEOPLE_PER_CABIN = 2
/** Percentage of weeks that are sold out; where seats are sold, of days. */
const SOLD_OUT_PERCENT: Readonly<Record<Supply, number>> = { open: 0, usual: 10, busy: 35, request: 0 }
/** Where the price is per person, children up to eleven pay half; shares are in thousandths. */
const EVENT_CHILDREN: readonly ChildShare[] = [{ fromAge: 0, untilAge: 11, share: 500 }]

/** Cancellation terms of something that begins on a date. */
export function cancellationOf(freeDays: number, begins: CivilDate, today: CivilDate): Schema<'Cancellation'> {
  const lastFreeDay = addDays(begins, -freeDays)
  return lastFreeDay < today ? { refundable: false } : { refundable: true, freeUntil: endOfDay(lastFreeDay) }
}

/**
 * How many units of a variant are left on a date. Boats, vehicles and cabins are sold by the week, seats by the day.
 */
function stockOn(service: ServiceSeed, { id, stock }: VariantSeed, date: CivilDate, market: Market): number {
  // 1 January 2024 was a Monday, so weeks are counted from Monday to Sunday.
  const slot = service.per === 'once' ? date : Math.floor(nightsBetween(20240101, date) / 7)
  const path = `service/${service.id}/${id}/${slot}`
  if (market.soldOut || date < market.today) return 0
  if (seededInt(path, 0, 99) < SOLD_OUT_PERCENT[service.supply]) return 0
  return service.supply === 'open' || stock === 1 ? stock : seededInt(`${path}/left`, 1, stock)
}

/** How many units a party needs. */
function unitsFor(service: ServiceSeed, party: Party): number {
  if (service.basis === 'pax') return party.adults + party.children.length
  return service.basis === 'room' ? roomsFor(party, PEOPLE_PER_CABIN) : 1
}

/**
 * The fewest units left on any day of a stay. Stock is the same all week, so one day of each week and the last day are
 * enough. Something used once is needed on the first day only.
 */
function stockDuring(service: ServiceSeed, variant: VariantSeed, { checkIn, checkOut }: Stay, market: Market): number {
  const length = service.per === 'once' ? 1 : nightsBetween(checkIn, checkOut)
  const dates = Array.from({ length: Math.ceil(length / 7) }, (_, week) => addDays(checkIn, week * 7))
  if (length > 1) dates.push(addDays(checkIn, length - 1))
  return Math.min(...dates.map((date) => stockOn(service, variant, date, market)))
}

/** The variants available to a party for a stay, with the number left. */
function variantsFor(service: ServiceSeed, stay: Stay, party: Party, market: Market): [VariantSeed, number][] {
  if (!isOn(service, stay)) return []
  return service.variants
    .map((variant): [VariantSeed, number] => [variant, stockDuring(service, variant, stay, market)])
    .filter(([, left]) => left >= unitsFor(service, party))
}

function offerOf(
  service: ServiceSeed,
  [variant, left]: [VariantSeed, number],
  stay: Stay,
  party: Party,
  market: Market,
): Offer {
  const isPerDay = service.per !== 'once'
  const { terms, total } = sumOf(
    {
      basis: service.basis,
      price: priceOn(service, stay.checkIn, market.priceFactor, variant.factor),
      children: EVENT_CHILDREN,
      perRoom: PEOPLE_PER_CABIN,
      ...(isPerDay && { times: nightsBetween(stay.checkIn, stay.checkOut) }),
    },
    party,
  )
  return {
    id: variant.id,
    name: text(variant.name),
    availability: service.supply === 'request' ? Availability.Request : Availability.Available,
    ...(left <= SHOWN_STOCK_MAX && { left }),
    terms,
    total: money(total),
    payNow: money(total),
    ...(variant.deposit !== undefined && { deposit: money(variant.deposit * 100) }),
    cancellation: cancellationOf(service.freeDays, stay.checkIn, market.today),
  }
}

/** Longest rental, in days. */
const MAX_RENTAL_DAYS = 60

const isTooLong = (service: ServiceSeed, { checkIn, checkOut }: Stay) =>
  service.per !== 'once' && nightsBetween(checkIn, checkOut) > MAX_RENTAL_DAYS

/** Whether a service takes place on the first day of a stay. */
const isOn = (service: ServiceSeed, { checkIn }: Stay) => !('plays' in service) || takesPlaceOn(service.plays, checkIn)

/** A visitor's request: the stay, the party, and how many times the units that the party needs. */
export interface Want {
  readonly stay: Stay
  readonly party: Party
  readonly count: number
}

/**
 * The current offer for a variant of a service, and whether enough of it is left. Undefined when the service does not
 * take place on these dates or is not sold.
 */
export function variantOffer(
  service: ServiceSeed,
  variant: VariantSeed,
  { stay, party, count }: Want,
  market: Market,
): { offer: Offer; isThere: boolean } | undefined {
  if (service.isResting || isTooLong(service, stay) || !isOn(service, stay)) return undefined
  const left = stockDuring(service, variant, stay, market)
  return {
    offer: offerOf(service, [variant, left], stay, party, market),
    isThere: left >= unitsFor(service, party) * count,
  }
}

/** The price of a service for a stay and a party, or why it is unavailable and when it is available. */
export function servicePrice(service: ServiceSeed, form: Schema<'SearchForm'>, market: Market): Price {
  const basis = BASIS[service.basis]
  const party = partyOf(form)
  const stay = { checkIn: form.checkIn, checkOut: form.checkOut }
  const people = party.adults + party.children.length
  if (service.isResting) return { basis, offers: [], reason: 'passive' }
  if (people > service.capacity) return { basis, offers: [], reason: 'capacity' }
  // No other date helps a rental that is too long.
  if (isTooLong(service, stay)) return { basis, offers: [], reason: 'no-date', nearestDates: [] }
  const offers = variantsFor(service, stay, party, market).map((variant) =>
    offerOf(service, variant, stay, party, market),
  )
  if (offers.length > 0) return { basis, offers }
  const nearestDates = nearestStays(
    stay,
    market.today,
    (moved) => variantsFor(service, moved, party, market).length > 0,
  )
  return { basis, offers, reason: isOn(service, stay) ? 'full' : 'no-date', nearestDates }
}

/** The price of a tour that leaves on the first day of the form. */
export function tourPrice(tour: TourSeed, form: Schema<'SearchForm'>, market: Market): Price {
  const basis = BASIS[tour.basis]
  const party = partyOf(form)
  const [departure] = departuresBetween(tour, form.checkIn, form.checkIn, market)
  if (tour.isResting) return { basis, offers: [], reason: 'passive' }
  if (departure === undefined || !takes(tour, departure, party)) {
    const isUnsuitable =
      party.adults + party.children.length > tour.group[1] || party.children.some((age) => age < (tour.leastAge ?? 0))
    const nearestDates = nearestDepartures(tour, form.checkIn, party, market).map(({ checkIn, checkOut }) => ({
      checkIn,
      checkOut,
    }))
    return {
      basis,
      offers: [],
      reason: isUnsuitable ? 'capacity' : departure === undefined ? 'no-date' : 'full',
      nearestDates,
    }
  }
  const { terms, total } = departureSum(tour, departure, party)
  const offer: Offer = {
    id: departure.id,
    name: text(tourName(tour)),
    availability: departure.availability,
    ...(departure.seatsLeft <= SHOWN_STOCK_MAX && { left: departure.seatsLeft }),
    terms,
    total: money(total),
    payNow: money(total),
    cancellation: cancellationOf(tour.freeDays, departure.checkIn, market.today),
  }
  return { basis, offers: [offer] }
}
