import { Availability } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { addDays, nightsBetween, type CivilDate } from '../basics/civil-date.ts'
import { departuresBetween, departureSum, HORIZON, takes, type Departure } from './departures.ts'
import { money } from '../basics/money.ts'
import type { Party } from '../prices/pricing.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { isPlace, type PlaceId } from '../seed/places.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { goesTo, isMeant, listedTours, sortedTours, startsIn, type ListedTour } from './tour-list.ts'

type Filter = Schema<'TourFilter'>
type Offer = Schema<'TourOffer'>

/** How many days around the requested dates are searched for a seat, and how many alternative dates are returned. */
const AROUND = 30
const NEAREST = 3
/** Maximum number of days that a search looks ahead, whatever it asks for. */
const LONGEST = 2 * HORIZON

/** The place of a filter; undefined without one. */
function placeIn(location: string | undefined): PlaceId | undefined {
  const id = location?.replace('location-', '')
  if (id !== undefined && !isPlace(id)) throw new Refusal('not-found', 'There is no such place.')
  return id
}

const hasOne = (wanted: readonly string[] | undefined, given: readonly string[]) =>
  wanted === undefined || wanted.length === 0 || wanted.some((it) => given.includes(it))

/** Whether a tour matches a filter, apart from dates, party and price. */
function narrows(filter: Filter): (tour: ListedTour) => boolean {
  const [from, to] = [placeIn(filter.fromLocation), placeIn(filter.toLocation)]
  const { keyword, status = 'active', type, themes = [], minDays = 1, maxDays = Infinity } = filter
  return ({ seed, facts }) =>
    facts.status === status &&
    (type === undefined || facts.type === type) &&
    (keyword === undefined || isMeant(seed, keyword)) &&
    (from === undefined || startsIn(seed, from)) &&
    (to === undefined || goesTo(seed, to)) &&
    hasOne(filter.languages, facts.languages) &&
    hasOne(filter.tags, facts.tags) &&
    themes.every((id) => facts.themes.includes(id)) &&
    minDays <= facts.days &&
    facts.days <= maxDays
}

/** The last day of a departure; a daily tour returns on the day it leaves. */
const endOf = (tour: TourSeed, { checkIn, checkOut }: Departure) => (tour.days.length > 1 ? checkOut : checkIn)

function partyOfFilter({ adults = 1, child1, child2, child3 }: Filter): Party {
  return { adults, children: [child1, child2, child3].filter((age) => age !== undefined) }
}

/** The departures nearest to a day with seats for the party, nearest first; ties prefer the later one. */
export function nearestDepartures(tour: TourSeed, day: CivilDate, party: Party, market: Market): Departure[] {
  const awayFrom = ({ checkIn }: Departure) => Math.abs(nightsBetween(day, checkIn))
  return departuresBetween(tour, addDays(day, -AROUND), addDays(day, AROUND), market)
    .filter((departure) => takes(tour, departure, party))
    .toSorted((a, b) => awayFrom(a) - awayFrom(b) || b.checkIn - a.checkIn)
    .slice(0, NEAREST)
}

interface Found extends ListedTour {
  readonly offer: Offer
  /** Unit price within the dates, or the price that lists show. */
  readonly price: number
}

function found({ seed, facts }: ListedTour, filter: Filter, party: Party, market: Market): Found {
  const first = Math.max(filter.checkIn ?? market.today, market.today)
  const last = Math.min(filter.checkOut ?? addDays(first, HORIZON), addDays(first, LONGEST))
  const [best] = departuresBetween(seed, first, last, market)
    .filter((departure) => endOf(seed, departure) <= last && takes(seed, departure, party))
    .toSorted((a, b) => a.price.value - b.price.value || a.checkIn - b.checkIn)
  if (best === undefined) {
    const nearestDates = nearestDepartures(seed, first, party, market).map(({ checkIn, checkOut }) => ({
      checkIn,
      checkOut,
    }))
    const offer = { tour: facts, availability: Availability.NotAvailable, nearestDates }
    return { seed, facts, offer, price: facts.priceFrom?.value ?? Infinity }
  }
  const { terms, total } = departureSum(seed, best, party)
  const offer = { tour: facts, availability: best.availability, departure: best, terms, total: money(total) }
  return { seed, facts, offer, price: best.price.value }
}

/**
 * The tours of a search, each with its cheapest departure for the party; tours without a seat on these dates come last.
 * @throws Refusal when a place does not exist
 */
export function tourOffers({ filter, sort }: Schema<'TourQuery'>, market: Market): Offer[] {
  const party = partyOfFilter(filter)
  const { minPrice = 0, maxPrice = Infinity } = filter
  const offers = listedTours(market)
    .filter(narrows(filter))
    .map((tour) => found(tour, filter, party, market))
    .filter(({ price }) => minPrice <= price && price <= maxPrice)
  const sorted = sortedTours(offers, sort?.key ?? 'recommended', sort?.order ?? 'asc', ({ price }) => price)
  const isGone = ({ offer }: Found) => offer.availability === Availability.NotAvailable
  return [...sorted.filter((it) => !isGone(it)), ...sorted.filter(isGone)].map(({ offer }) => offer)
}
