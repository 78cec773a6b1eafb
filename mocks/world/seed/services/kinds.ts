import SEEDS from '../../../seed/services/kinds.json' with { type: 'json' }
import { seedsOf } from '../seed-data.ts'
import type { ServiceSeed } from './service-seed.ts'
import type { VariantFacts } from './variants.ts'
import type { ItemId } from './words.ts'

/** Facts that every kind but gulets gives. */
type Common = 'tags' | 'themes' | 'basis' | 'per' | 'freeDays' | 'supply' | 'palette'
type KindFacts<K extends keyof ServiceSeed> = Pick<ServiceSeed, Common | K>
/** Variants of a service. */
type Variants = { readonly variants: readonly [VariantFacts, ...VariantFacts[]] }

/** What the price of a kind includes and excludes. */
export interface Items {
  readonly included: readonly ItemId[]
  readonly excluded: readonly ItemId[]
}

interface Kinds {
  readonly car: KindFacts<'pictures'> & Variants & Items
  readonly ride: KindFacts<'pictures'> & Variants & Items
  readonly caravan: KindFacts<'pictures' | 'season'> & Variants & Items
  readonly event: KindFacts<'season' | 'capacity'> & Items
  readonly gulet: Items
}

/** Facts that all services of a kind share. A fact that is missing here is in the record of each service. */
export const KINDS = seedsOf<Kinds>(SEEDS)
