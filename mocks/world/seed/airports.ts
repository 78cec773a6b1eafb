import SEEDS from '../../seed/airports.json' with { type: 'json' }
import type { Words } from '../basics/texts.ts'
import type { PlaceId } from './places.ts'
import { told } from './told.ts'
import { mapped, seedsOf } from './written.ts'

interface AirportSeed {
  readonly name: Words
  readonly code: string
  /** The place it belongs to. */
  readonly place: PlaceId
  readonly at: readonly [latitude: number, longitude: number]
}

export type AirportId = keyof typeof SEEDS

/** Whether a word names an airport. */
export const isAirport = (id: string): id is AirportId => Object.hasOwn(SEEDS, id)

/** Every airport that there is. */
export const AIRPORT_IDS: readonly AirportId[] = Object.keys(SEEDS).filter(isAirport)

const TEXTS = told<{ names: Record<AirportId, string>; distance: string }>('airports')

/** Airports that transfers go from and that hotels are searched around. */
export const AIRPORTS = mapped(
  seedsOf<Record<AirportId, Omit<AirportSeed, 'name'>>>(SEEDS),
  (airport, id): AirportSeed => ({ ...airport, name: TEXTS.names[id] }),
)

/** How far something is from an airport: `{km}` and `{airport}` are filled in. */
export const DISTANCE: Words = TEXTS.distance
