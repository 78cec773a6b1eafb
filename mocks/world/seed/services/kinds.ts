import SEEDS from '../../../seed/services/kinds.json' with { type: 'json' }
import { seedsOf } from '../written.ts'
import type { ServiceSeed } from './service-seed.ts'
import type { WayFacts } from './ways.ts'
import type { ItemId } from './words.ts'

type Shared = 'tags' | 'themes' | 'basis' | 'per' | 'freeDays' | 'supply' | 'palette'
type KindFacts<K extends keyof ServiceSeed> = Pick<ServiceSeed, Shared | K>
type Ways = { readonly ways: readonly [WayFacts, ...WayFacts[]] }

/** What the price of a kind includes and excludes. */
export interface Items {
  readonly included: readonly ItemId[]
  readonly excluded: readonly ItemId[]
}

interface Kinds {
  readonly car: KindFacts<'pictures'> & Ways & Items
  readonly ride: KindFacts<'pictures'> & Ways & Items
  readonly caravan: KindFacts<'pictures' | 'season'> & Ways & Items
  readonly event: KindFacts<'season' | 'capacity'> & Items
  readonly gulet: Items
}

/** Facts that all services of a kind share. */
export const KINDS = seedsOf<Kinds>(SEEDS)
