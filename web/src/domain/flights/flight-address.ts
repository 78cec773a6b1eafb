import { formatIso } from '../dates/civil-date.ts'
import { listEntries } from '../listing/address.ts'
import { queryText, type QueryEntry } from '../listing/query-text.ts'
import { FLIGHT_CODEC } from './flight-filters.ts'
import { FLIGHT_KINDS, ONE_ADULT } from './flight-party.ts'
import type { Choice, FlightPlaceRef, FlightSearch, FlightTrip } from './flight-search.ts'

/** The start of a city in the URL, `city-IST`. An airport is its code alone; both may have the same code. */
export const CITY_PREFIX = 'city-'

/** Separates flight and fare; neither contains it. */
export const CHOICE_SEPARATOR = '~'

const placeText = (place: FlightPlaceRef | undefined) => place && (place.type === 1 ? CITY_PREFIX : '') + place.id

const choiceText = (choice: Choice | undefined) => choice && `${choice.flight}${CHOICE_SEPARATOR}${choice.fare}`

/** The parameters of the trip itself, which the search form also sends without scripts. */
export function tripEntries(search: FlightTrip): QueryEntry[] {
  return [
    ['trip', search.trip === 'one-way' ? search.trip : ''],
    ['from', placeText(search.from)],
    ['to', placeText(search.to)],
    ['departure', formatIso(search.departure)],
    ['return', search.trip === 'round' ? formatIso(search.back) : ''],
    ...FLIGHT_KINDS.map((kind): QueryEntry => {
      const count = search.party[kind]
      return [kind, count === ONE_ADULT[kind] ? '' : count]
    }),
  ]
}

/**
 * The query of the flight page, without the question mark. The order is fixed and defaults are left out, so that equal
 * searches have equal URLs; dates are always written (decision 35.3).
 */
export function encodeFlights(search: FlightSearch): string {
  return queryText([
    ...tripEntries(search),
    ['out', choiceText(search.out)],
    ['home', choiceText(search.home)],
    ...listEntries(FLIGHT_CODEC, search),
  ])
}

/** The query of a new search, without choices or filters. */
export const encodeTrip = (trip: FlightTrip): string => queryText(tripEntries(trip))
