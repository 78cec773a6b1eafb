import SEEDS from '../../../seed/services/kinds.json' with { type: 'json' }
import { seedsOf } from '../written.ts'
import type { ServiceSeed } from './service-seed.ts'
import type { WayFacts } from './ways.ts'

type Shared = 'tags' | 'themes' | 'basis' | 'per' | 'freeDays' | 'supply' | 'palette'
type KindFacts<K extends keyof ServiceSeed> = Pick<ServiceSeed, Shared | K>
type Ways = { readonly ways: readonly [WayFacts, ...WayFacts[]] }

interface Kinds {
  readonly car: KindFacts<'pictures'> & Ways
  readonly ride: KindFacts<'pictures'> & Ways
  readonly caravan: KindFacts<'pictures' | 'season'> & Ways
  readonly event: KindFacts<'season' | 'capacity'>
}

/** Facts that all services of a kind share. */
export const KINDS = seedsOf<Kinds>(SEEDS)
