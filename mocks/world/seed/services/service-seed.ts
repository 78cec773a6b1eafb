import type { SceneKind, ScenePalette } from '../../../scenes/scene.ts'
import type { Schema } from '../../basics/schemas.ts'
import type { Playing } from '../../prices/season-price.ts'
import type { TextByLanguage } from '../../basics/texts.ts'
import type { Season, Supply } from '../hotel-seed.ts'
import type { PlaceId } from '../places.ts'
import type { TagId } from '../tags.ts'
import type { Ride } from '../transfers/rides.ts'

type FactsOf<K> = Extract<Schema<'ServiceFacts'>, { kind: K }>

/** A variant of a service, with its price factor in thousandths. */
export interface VariantSeed {
  readonly id: string
  readonly name: TextByLanguage
  readonly factor: number
  /** Number of units per day. */
  readonly stock: number
  /** Deposit in lira, held at the hand-over. */
  readonly deposit?: number
}

/** Handwritten facts that services of every kind have. */
interface CommonSeed {
  readonly id: string
  readonly name: TextByLanguage
  readonly headline: TextByLanguage
  readonly description: TextByLanguage
  readonly place: PlaceId
  readonly tags: readonly [TagId, ...TagId[]]
  readonly themes: readonly number[]
  readonly rating: readonly [score: number, count: number]
  readonly season: Season
  readonly basis: 'pax' | 'service' | 'room'
  readonly per: Schema<'Service'>['per']
  /** Base price in lira, per pricing unit and day or night, in a month with factor 1000. */
  readonly base: number
  readonly variants: readonly [VariantSeed, ...VariantSeed[]]
  /** Maximum number of people per booking. */
  readonly capacity: number
  readonly freeDays: number
  readonly supply: Supply
  readonly isResting?: boolean
  readonly included: readonly TextByLanguage[]
  readonly excluded: readonly TextByLanguage[]
  /** The transfer that this service is: it costs the same on every day, and `base` and `season` do not count. */
  readonly ride?: Ride
  readonly pictures: readonly [SceneKind, ...SceneKind[]]
  readonly palette: ScenePalette
}

type Known = Exclude<Schema<'ServiceFacts'>['kind'], 'package' | 'daily' | 'charter' | 'gulet'>

/** A service with the contract's facts; facts that depend on the calendar or on places are added later. */
export type ServiceSeed = CommonSeed &
  (
    | { readonly facts: FactsOf<Known> }
    | { readonly facts: Omit<FactsOf<'gulet'>, 'homePort'> }
    | { readonly facts: Omit<FactsOf<'charter'>, 'dates'>; readonly plays: Playing }
  )

/** The price season of road vehicles in a place. */
export const seasonOf = (place: PlaceId): Season => (place === 'istanbul' ? 'city' : 'sea')
