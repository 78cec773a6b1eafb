import type { SceneKind } from '../../scenes/scene.ts'
import SEEDS from '../../seed/tours/stops.json' with { type: 'json' }
import type { TextByLanguage } from '../basics/texts.ts'
import type { PlaceId } from './places.ts'
import { localized } from './localized.ts'
import { mapped, seedsOf } from './seed-data.ts'

/** A sight of a tour with its texts. Tours are composed of stops. */
interface StopSeed {
  readonly name: TextByLanguage
  /** One full sentence. */
  readonly line: TextByLanguage
  readonly place: PlaceId
  readonly scene: SceneKind
}

export type StopId = keyof typeof SEEDS

const TEXTS = localized<Record<StopId, Record<'name' | 'line', string>>>('stops')

/** All stops of all tours. */
export const STOPS = mapped(seedsOf<Record<StopId, Omit<StopSeed, 'name' | 'line'>>>(SEEDS), (stop, id): StopSeed => ({
  ...stop,
  ...TEXTS[id],
}))
