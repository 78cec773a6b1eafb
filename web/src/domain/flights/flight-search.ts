import type { CivilDate } from '../dates/civil-date.ts'
import { defaultStay } from '../dates/stay.ts'
import type { ListQuery } from '../listing/address.ts'
import { baggageFilter, NO_FLIGHT_FILTERS, type FlightFilterTable, type FlightSort } from './flight-filters.ts'
import { flightCounts, ONE_ADULT, type FlightKind, type FlightParty } from './flight-party.ts'

/** A city (1), which includes all its airports, or one airport (3), by IATA code. */
export type FlightPlaceRef = { id: string; type: 1 | 3 }

export type Trip = 'round' | 'one-way'

/** A chosen flight and its fare, by id. */
export type Choice = { flight: string; fare: string }

/** Places, dates and party: the part that the provider's request contains. */
export type FlightTrip = {
  trip: Trip
  from?: FlightPlaceRef
  to?: FlightPlaceRef
  departure: CivilDate
  /** The return date; kept during a one-way search, so that switching back restores it. */
  back: CivilDate
  party: FlightParty
}

/** Everything in the URL of the flight page. */
export type FlightSearch = ListQuery<FlightFilterTable, FlightSort> &
  FlightTrip & {
    /** The choices made so far. */
    out?: Choice | undefined
    home?: Choice | undefined
  }

/** Whether a search is possible: both places are known. */
export const hasBothPlaces = (
  search: FlightTrip,
): search is FlightTrip & { from: FlightPlaceRef; to: FlightPlaceRef } =>
  search.from !== undefined && search.to !== undefined

/** The initial search: a round trip for one adult, from tomorrow for five nights. */
export function defaultFlightSearch(today: CivilDate): FlightSearch {
  const { checkIn, checkOut } = defaultStay(today)
  return {
    trip: 'round',
    departure: checkIn,
    back: checkOut,
    party: ONE_ADULT,
    filters: NO_FLIGHT_FILTERS,
    sort: 'price',
    page: 1,
  }
}

/** The search as the request contains it (decision 17.2). */
export type FlightQuery = {
  type: 1 | 2
  origin: FlightPlaceRef
  destination: FlightPlaceRef
  departure: CivilDate
  return?: CivilDate
  baggage?: 1 | 2
} & Partial<Record<FlightKind, number>>

/**
 * The provider's request; undefined while a place is missing. It contains `baggage`, so changing that filter asks
 * again.
 */
export function flightQuery(search: FlightSearch): FlightQuery | undefined {
  if (!hasBothPlaces(search)) return undefined
  const baggage = baggageFilter(search.filters)
  return {
    type: search.trip === 'round' ? 2 : 1,
    origin: search.from,
    destination: search.to,
    departure: search.departure,
    ...(search.trip === 'round' && { return: search.back }),
    ...flightCounts(search.party),
    ...(baggage !== undefined && { baggage }),
  }
}
