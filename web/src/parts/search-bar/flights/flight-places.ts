import type { Input, Schema } from '../../../api/operations.ts'
import type { FlightPlaceRef } from '../../../domain/flights/flight-search.ts'

export type FlightPlace = Schema<'FlightPlace'>

/** 1 departure, 2 arrival: a provider may offer different places for each. */
export type Side = 1 | 2

const LONGEST = 60
/** Minimum length of the term in the contract. */
const SHORTEST = 2

/** The input of a suggestion request; null when the text is too short. */
export function placesInput(text: string, direction: Side): Input<'flightPlaceList'> | null {
  const term = text.trim().slice(0, LONGEST)
  return term.length < SHORTEST ? null : { query: { term, direction } }
}

/** Flight searches accept only cities and airports. */
export const isFlown = ({ type }: FlightPlace): boolean => type === 1 || type === 3

/** The reference of a suggestion for a search. */
export const refOf = ({ id, type }: FlightPlace): FlightPlaceRef => ({ id, type: type === 1 ? 1 : 3 })

/** Whether a suggestion is the given place. */
export const isPlace = (place: FlightPlaceRef) => (known: FlightPlace) =>
  known.id === place.id && refOf(known).type === place.type
