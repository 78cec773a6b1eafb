import type { Schema } from '../../../api/operations.ts'
import { fold } from '../../../domain/text/fold.ts'
import { matches } from '../../../domain/text/text-match.ts'
import { isAirport } from '../../../domain/transfers/ride.ts'

export type Place = Schema<'TransferLocation'>

const namesOf = ({ stop }: Place) => [...stop.name.map(({ value }) => value), stop.code ?? '']

/** The places that match a text, airports first; with `other` only those connected with it. */
export function placesFor(places: readonly Place[], text: string, other: string | undefined): Place[] {
  const connected = places.filter(({ reaches }) => other === undefined || reaches.includes(other))
  return connected.filter((place) => namesOf(place).some((name) => matches(name, text)))
}

/**
 * The place for a text that was typed without choosing one: the first with a name or code that starts with the text.
 */
export function placeMeant(places: readonly Place[], text: string): Place | undefined {
  const foldedText = fold(text)
  if (foldedText === '') return undefined
  return places.find((place) => namesOf(place).some((name) => fold(name).startsWith(foldedText)))
}

/** Groups airports and other places; empty groups are left out. */
export function groupPlaces(places: readonly Place[]) {
  const airports = places.filter(({ stop }) => isAirport(stop))
  const others = places.filter(({ stop }) => !isAirport(stop))
  return [
    { kind: 'airports' as const, icon: 'plane' as const, places: airports },
    { kind: 'places' as const, icon: 'pin' as const, places: others },
  ].filter((group) => group.places.length > 0)
}
