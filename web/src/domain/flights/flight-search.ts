import type { CivilDate } from '../dates/civil-date.ts'
import { defaultStay } from '../dates/stay.ts'
import type { ListQuery } from '../listing/address.ts'
import { baggageFilter, NO_FLIGHT_FILTERS, type FlightFilterTable, type FlightSort } from './flight-filters.ts'
import { flightCounts, ONE_ADULT, type FlightKind, type FlightParty } from './flight-party.ts'

/** A city (1), which stands for all its airports, or one airport (3), by its IATA code. */
export type FlightPlaceRef = { id: string; type: 1 | 3 }

export type Trip = 'round' | 'one-way'

/** A flight and the fare that was chosen of it, by their ids. */
export type Choice = { flight: string; fare: string }

/** Where, when and who: what is asked of the provider. */
export type FlightTrip = {
  trip: Trip
  from?: FlightPlaceRef
  to?: FlightPlaceRef
  departure: CivilDate
  /** The day of the way back; kept while a one-way search is shown, so that switching forgets nothing. */
  back: CivilDate
  party: FlightParty
}

/** Everything the address of the flight page says. */
export type FlightSearch = ListQuery<FlightFilterTable, FlightSort> &
  FlightTrip & {
    /** What has been chosen so far. */
    out?: Choice | undefined
    home?: Choice | undefined
  }

/** Whether there is something to search: both places are known. */
export const isAskable = (search: FlightTrip): search is FlightTrip & { from: FlightPlaceRef; to: FlightPlaceRef } =>
  search.from !== undefined && search.to !== undefined

/** The search nobody has changed yet: a round trip for one adult, from tomorrow for five nights. */
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

/** The search as the call takes it (decision 17.2). */
export type FlightQuery = {
  type: 1 | 2
  origin: FlightPlaceRef
  destination: FlightPlaceRef
  departure: CivilDate
  return?: CivilDate
  baggage?: 1 | 2
} & Partial<Record<FlightKind, number>>

/** What is asked of the provider; undefined while a place is missing. `baggage` prices anew. */
export function flightQuery(search: FlightSearch): FlightQuery | undefined {
  if (!isAskable(search)) return undefined
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
