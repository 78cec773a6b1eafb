import type { Schema } from '../../../api/operations.ts'
import { fold } from '../../../domain/text/fold.ts'
import { matches } from '../../../domain/text/text-match.ts'
import { isAirport } from '../../../domain/transfers/ride.ts'

export type Place = Schema<'TransferLocation'>

const namesOf = ({ stop }: Place) => [...stop.name.map(({ value }) => value), stop.code ?? '']

/** The places that match a text, airports first; with `other` only those connected with it. */
export function placesFor(places: readonly Place[], text: string, other: string | undefined): Place[] {
  const reached = places.filter(({ reaches }) => other === undefined || reaches.includes(other))
  return reached.filter((place) => namesOf(place).some((name) => matches(name, text)))
}

/** The place meant by someone who typed without choosing: the only one, or the first that starts with the text. */
export function placeMeant(places: readonly Place[], text: string): Place | undefined {
  const wanted = fold(text)
  if (wanted === '') return undefined
  return places.find((place) => namesOf(place).some((name) => fold(name).startsWith(wanted)))
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
