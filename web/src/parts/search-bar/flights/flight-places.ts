import type { Input, Schema } from '../../../api/operations.ts'
import type { FlightPlaceRef } from '../../../domain/flights/flight-search.ts'
import { cultureOf } from '../../../i18n/culture.ts'
import type { Locale } from '../../../i18n/locales.ts'

export type FlightPlace = Schema<'FlightPlace'>

/** 1 departure, 2 arrival: a provider may offer different places for each. */
export type Side = 1 | 2

/** The limits of the term's length in the contract. */
const MAX_TERM = 60
const MIN_TERM = 2

/** The input of a suggestion request, with names in the page's language; null when the text is too short. */
export function placesInput(text: string, direction: Side, locale: Locale): Input<'flightPlaceList'> | null {
  const term = text.trim().slice(0, MAX_TERM)
  return term.length < MIN_TERM ? null : { query: { term, direction, culture: cultureOf(locale) } }
}

/** Whether a flight search accepts a place: only cities and airports. */
export const isSearchable = ({ type }: FlightPlace): boolean => type === 1 || type === 3

/** The reference of a suggestion for a search. */
export const refOf = ({ id, type }: FlightPlace): FlightPlaceRef => ({ id, type: type === 1 ? 1 : 3 })

/** Whether a suggestion is the given place. */
export const isPlace = (place: FlightPlaceRef) => (suggestion: FlightPlace) =>
  suggestion.id === place.id && refOf(suggestion).type === place.type
