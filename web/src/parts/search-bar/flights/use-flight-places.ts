import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import type { Input, Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import type { FlightPlaceRef } from '../../../domain/flights/flight-search.ts'
import { fold } from '../../../domain/text/text-match.ts'

export type FlightPlace = Schema<'FlightPlace'>

/** 1 departure, 2 arrival: a provider may offer different places for each. */
export type Side = 1 | 2

/** Milliseconds without typing before suggestions are requested. */
const PAUSE = 150
const LONGEST = 60
/** Minimum length of the term in the contract. */
const SHORTEST = 2

/** The input of a suggestion request; null when the text is too short. */
export function placesInput(text: string, direction: Side): Input<'flightPlaceList'> | null {
  const term = text.trim().slice(0, LONGEST)
  return term.length < SHORTEST ? null : { query: { term, direction } }
}

/** Cities and airports for the latest text; the previous ones stay until new ones arrive. */
export function useFlightPlaces(side: Side) {
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, isLoading, error } = useApi('flightPlaceList', placesInput(term, side), { keepPreviousData: true })
  const ask = (text: string) => {
    clearTimeout(timer.current)
    if (placesInput(text, side) === null) setTerm('')
    else timer.current = setTimeout(() => setTerm(text.trim()), PAUSE)
  }
  const records: readonly FlightPlace[] = term === '' ? [] : (data?.records.filter(isFlown) ?? [])
  return { ask, records, waiting: isLoading, failed: error !== undefined }
}

/** Flight searches accept only cities and airports. */
const isFlown = ({ type }: FlightPlace): boolean => type === 1 || type === 3

/** The reference of a suggestion for a search. */
export const refOf = ({ id, type }: FlightPlace): FlightPlaceRef => ({ id, type: type === 1 ? 1 : 3 })

/** Whether a suggestion is the given place. */
export const isPlace = (place: FlightPlaceRef) => (known: FlightPlace) =>
  known.id === place.id && refOf(known).type === place.type

/** The place meant by someone who did not choose from the list: the first with that code or start. */
export async function placeMeant(text: string, side: Side): Promise<FlightPlace | undefined> {
  const input = placesInput(text, side)
  if (input === null) return undefined
  const wanted = fold(text)
  try {
    const { records } = await call('flightPlaceList', input)
    const flown = records.filter(isFlown)
    return flown.find(({ id, name }) => fold(id) === wanted || name.some(({ value }) => fold(value).startsWith(wanted)))
  } catch {
    return undefined
  }
}
