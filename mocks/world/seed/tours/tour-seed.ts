import type { ScenePalette } from '../../../scenes/scene.ts'
import type { Schema } from '../../basics/schemas.ts'
import type { TextByLanguage } from '../../basics/texts.ts'
import type { Season, Supply } from '../hotel-seed.ts'
import type { PlaceId } from '../places.ts'
import type { StopId } from '../stops.ts'
import type { TagId } from '../tags.ts'
import type { IncludedId } from './words.ts'

/** The handwritten facts of a tour; texts, days, departures and prices are derived from them and from its stops. */
export interface TourSeed {
  readonly id: string
  /** Without a name, the tour is named after its first two stops. */
  readonly name?: TextByLanguage
  readonly place: PlaceId
  /** Where it starts, if that is another place. */
  readonly from?: PlaceId
  /** The stops of each day; a daily tour has one day, a package tour more. */
  readonly days: readonly (readonly [StopId, ...StopId[]])[]
  /** Only for daily tours. */
  readonly hours?: number
  /** Only for package tours. */
  readonly board?: Schema<'Board'>
  /** Weekdays of departure, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** First and last month of departures; without them, all year. */
  readonly months?: readonly [first: number, last: number]
  readonly season: Season
  /** What the price is for: `pax` a person, `service` the whole group, `room` a double room. */
  readonly basis: 'pax' | 'service' | 'room'
  /** Base price in lira in a month with factor 1000. */
  readonly base: number
  readonly languages: readonly [string, ...string[]]
  readonly tags: readonly [TagId, ...TagId[]]
  /** Ids of openapi/reference/themes.json. */
  readonly themes: readonly number[]
  readonly rating: readonly [score: number, count: number]
  readonly group: readonly [least: number, most: number]
  readonly leastAge?: number
  readonly freeDays: number
  readonly supply: Supply
  /** Currently not sold, whatever the calendar says. */
  readonly isResting?: boolean
  readonly included: readonly IncludedId[]
  readonly excluded: readonly IncludedId[]
  readonly palette: ScenePalette
}
