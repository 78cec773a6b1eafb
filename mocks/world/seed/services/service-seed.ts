import type { SceneKind, ScenePalette } from '../../../scenes/scene.ts'
import type { Schema } from '../../basics/schemas.ts'
import type { Playing } from '../../prices/season-price.ts'
import type { Words } from '../../basics/texts.ts'
import type { Season, Supply } from '../hotel-seed.ts'
import type { PlaceId } from '../places.ts'
import type { TagId } from '../tags.ts'

type FactsOf<K> = Extract<Schema<'ServiceFacts'>, { kind: K }>

/** One way to book a service, against its base price in thousandths. */
export interface WaySeed {
  readonly id: string
  readonly name: Words
  readonly factor: number
  /** How many of them there are on a day. */
  readonly stock: number
  /** Lira held at the hand-over. */
  readonly deposit?: number
}

/** What a person writes about a service of any kind. */
interface CommonSeed {
  readonly id: string
  readonly name: Words
  readonly headline: Words
  readonly description: Words
  readonly place: PlaceId
  readonly tags: readonly [TagId, ...TagId[]]
  readonly themes: readonly number[]
  readonly rating: readonly [score: number, count: number]
  readonly season: Season
  readonly basis: 'pax' | 'service' | 'room'
  readonly per: Schema<'Service'>['per']
  /** Lira for one of the basis and the time, in a month of factor 1000. */
  readonly base: number
  readonly ways: readonly [WaySeed, ...WaySeed[]]
  /** Most people of one booking. */
  readonly capacity: number
  readonly freeDays: number
  readonly supply: Supply
  readonly isResting?: boolean
  readonly included: readonly Words[]
  readonly excluded: readonly Words[]
  readonly pictures: readonly [SceneKind, ...SceneKind[]]
  readonly palette: ScenePalette
}

type Known = Exclude<Schema<'ServiceFacts'>['kind'], 'package' | 'daily' | 'charter' | 'gulet'>

/** A service with its facts as the contract has them; what depends on the calendar or on places is made later. */
export type ServiceSeed = CommonSeed &
  (
    | { readonly facts: FactsOf<Known> }
    | { readonly facts: Omit<FactsOf<'gulet'>, 'homePort'> }
    | { readonly facts: Omit<FactsOf<'charter'>, 'dates'>; readonly plays: Playing }
  )

/** Which months are dear for what moves on roads: those of its place. */
export const seasonOf = (place: PlaceId): Season => (place === 'istanbul' ? 'city' : 'sea')
