import type { SceneKind } from '../../scenes/scene.ts'
import SEEDS from '../../seed/places.json' with { type: 'json' }
import type { TextByLanguage } from '../basics/texts.ts'
import type { ClimateId } from './climates.ts'
import { localized } from './localized.ts'
import { mapped, seedsOf } from './seed-data.ts'

/** A place that can be searched. A search finds the hotels of all places within it. */
interface PlaceSeed {
  readonly name: TextByLanguage
  /** The text of its own page. */
  readonly text: TextByLanguage
  /** Set A of the location types: 1 city, 4 town, 5 village, 8 country. */
  readonly type: 1 | 4 | 5 | 8
  readonly parent?: PlaceId
  /** ISO code of a country. */
  readonly code?: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly scene: SceneKind
  /** Countries have none: their coasts and mountains differ. */
  readonly climate?: ClimateId
}

/** The id of a place: its key in the seeds. */
export type PlaceId = keyof typeof SEEDS

/** Whether a string is the id of a place. */
export const isPlace = (id: string): id is PlaceId => Object.hasOwn(SEEDS, id)

/** All place ids. The provider's numbers depend on their order. */
export const PLACE_IDS: readonly PlaceId[] = Object.keys(SEEDS).filter(isPlace)

const TEXTS = localized<Record<PlaceId, Record<'name' | 'text', string>>>('places')

type PlaceFacts = Omit<PlaceSeed, 'name' | 'text'>

/** All places by id. */
export const PLACES = mapped(seedsOf<Record<PlaceId, PlaceFacts>>(SEEDS), (place, id): PlaceSeed => ({
  ...place,
  ...TEXTS[id],
}))

/** A place and all places that contain it, smallest first. */
export function lineageOf(id: PlaceId): PlaceId[] {
  const { parent } = PLACES[id]
  return parent === undefined ? [id] : [id, ...lineageOf(parent)]
}

/** The place that directly contains a place: a town's province, a province's country. */
export const regionOf = (id: PlaceId): PlaceId | undefined => PLACES[id].parent
