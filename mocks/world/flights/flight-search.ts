import { BaggageFilter, FlightRoute, LocationType } from '@rota/openapi/agency/enums'
import type { CivilDate } from '../basics/civil-date.ts'
import type { Market } from '../prices/choice.ts'
import type { Schema } from '../basics/schemas.ts'
import { seededInt, seededName } from '../basics/seeded.ts'
import { AIRLINES, type BrandSeed } from '../seed/flights/airlines.ts'
import { KINDS, type Passengers } from './fares.ts'
import { flightIdOf, legView, offerView } from './flight-view.ts'
import { airportsOf, journeysOn, type Journey } from './timetable.ts'

type Search = Schema<'FlightSearch'>

const MINUTE = 60_000

/** Offers expire after twenty to thirty minutes, on a whole minute of the clock. */
export const expiryOf = (path: string, now: number): number =>
  (Math.ceil(now / MINUTE) + seededInt(`expiry/${path}`, 20, 29)) * MINUTE

const passengersOf = (query: Search): Passengers => Object.fromEntries(KINDS.map((kind) => [kind, query[kind] ?? 0]))

function suits({ checked }: BrandSeed, filter: Search['baggage']): boolean {
  if (filter === BaggageFilter.OnlyBaggage) return checked > 0
  return filter !== BaggageFilter.OnlyNotBaggage || checked === 0
}

interface Way {
  readonly route: Schema<'FlightRoute'>
  readonly from: Search['origin']
  readonly to: Search['origin']
  readonly date: CivilDate
}

function waysOf({ type, origin, destination, departure, return: back }: Search): Way[] {
  const out = { route: FlightRoute.Outbound, from: origin, to: destination, date: departure }
  if (type === 1 || back === undefined) return [out]
  return [out, { route: FlightRoute.Return, from: destination, to: origin, date: back }]
}

const airportsAt = ({ id, type }: Search['origin']) => airportsOf(id, type === LocationType.City)

/**
 * The results of a flight search. Departed flights are not sold, and a sold-out market has none. A round trip without
 * return flights has no results at all.
 * @param now milliseconds since 1970 UTC
 */
export function flightSearch(
  query: Search,
  markupRate: number,
  market: Market,
  now: number,
): Schema<'FlightSearchResult'> {
  const passengers = passengersOf(query)
  const isPaired = query.type === 2
  const flight = (journey: Journey, route: 1 | 2): Schema<'Flight'>[] => {
    const id = flightIdOf(journey)
    const { today: searched, priceFactor } = market
    const own = { journey, passengers, route, markupRate, searched, priceFactor, expiresAt: expiryOf(id, now) }
    const offers = AIRLINES[journey.airline].brands
      .filter((brand) => suits(brand, query.baggage))
      .map((brand) => offerView({ ...own, brand }, isPaired ? brand.groupKeys : []))
    return offers.length === 0 ? [] : [{ id, legs: [legView(journey, route)], offers }]
  }
  const ways = waysOf(query).map(({ route, from, to, date }) =>
    journeysOn(airportsAt(from), airportsAt(to), date)
      .filter(({ hops }) => !market.soldOut && hops[0].departs > now)
      .flatMap((journey) => flight(journey, route)),
  )
  const flights = ways.every((found) => found.length > 0) ? ways.flat() : []
  const expiries = flights.flatMap(({ offers }) => offers.map(({ expiresOn }) => expiresOn))
  return {
    searchId: `f-${seededName(JSON.stringify(query), 16)}`,
    expiresOn: expiries.toSorted()[0] ?? new Date(now + 20 * MINUTE).toISOString(),
    flights,
  }
}
