import type { Schema } from '../../../api/operations.ts'
import { fold, matches } from '../../../domain/text/text-match.ts'
import { isAirport } from '../../../domain/transfers/ride.ts'

export type Place = Schema<'TransferLocation'>

const namesOf = ({ stop }: Place) => [...stop.name.map(({ value }) => value), stop.code ?? '']

/** The places that a text means, airports first; of those only the ones that `other` is connected with. */
export function placesFor(places: readonly Place[], text: string, other: string | undefined): Place[] {
  const reached = places.filter(({ reaches }) => other === undefined || reaches.includes(other))
  return reached.filter((place) => namesOf(place).some((name) => matches(name, text)))
}

/** What somebody means who has typed a place without choosing: the only one there is, or the first that begins so. */
export function placeMeant(places: readonly Place[], text: string): Place | undefined {
  const wanted = fold(text)
  if (wanted === '') return undefined
  return places.find((place) => namesOf(place).some((name) => fold(name).startsWith(wanted)))
}

/** Airports and other places, each group only where it has something. */
export function groupPlaces(places: readonly Place[]) {
  const airports = places.filter(({ stop }) => isAirport(stop))
  const others = places.filter(({ stop }) => !isAirport(stop))
  return [
    { kind: 'airports' as const, icon: 'plane' as const, places: airports },
    { kind: 'places' as const, icon: 'pin' as const, places: others },
  ].filter((group) => group.places.length > 0)
}
