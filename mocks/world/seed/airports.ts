import SEEDS from '../../seed/airports.json' with { type: 'json' }
import type { TextByLanguage } from '../basics/texts.ts'
import type { PlaceId } from './places.ts'
import { localized } from './localized.ts'
import { mapped, seedsOf } from './seed-data.ts'

interface AirportSeed {
  readonly name: TextByLanguage
  readonly code: string
  /** The place where the airport is. */
  readonly place: PlaceId
  readonly at: readonly [latitude: number, longitude: number]
}

export type AirportId = keyof typeof SEEDS

/** Whether a string is the id of an airport. */
export const isAirport = (id: string): id is AirportId => Object.hasOwn(SEEDS, id)

/** All airport ids. */
export const AIRPORT_IDS: readonly AirportId[] = Object.keys(SEEDS).filter(isAirport)

const TEXTS = localized<{ names: Record<AirportId, string>; distance: string }>('airports')

/** Airports where transfers start and around which hotels are searched. */
export const AIRPORTS = mapped(
  seedsOf<Record<AirportId, Omit<AirportSeed, 'name'>>>(SEEDS),
  (airport, id): AirportSeed => ({ ...airport, name: TEXTS.names[id] }),
)

/** Distance from an airport, with the placeholders `{km}` and `{airport}`. */
export const DISTANCE: TextByLanguage = TEXTS.distance
