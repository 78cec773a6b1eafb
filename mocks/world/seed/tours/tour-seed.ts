import type { ScenePalette } from '../../../scenes/scene.ts'
import type { Schema } from '../../basics/schemas.ts'
import type { Words } from '../../basics/texts.ts'
import type { Season, Supply } from '../hotel-seed.ts'
import type { PlaceId } from '../places.ts'
import type { StopId } from '../stops.ts'
import type { TagId } from '../tags.ts'
import type { IncludedId } from './words.ts'

/** What a person writes about a tour; texts, days, departures and prices follow from it and from its stops. */
export interface TourSeed {
  readonly id: string
  /** Without one it is called after its first two stops. */
  readonly name?: Words
  readonly place: PlaceId
  /** Where it starts, if it is another place. */
  readonly from?: PlaceId
  /** What is seen, day by day; one day is a daily tour, more are a package tour. */
  readonly days: readonly (readonly [StopId, ...StopId[]])[]
  /** Of a daily tour. */
  readonly hours?: number
  /** Of a package tour. */
  readonly board?: Schema<'Board'>
  /** Days of the week on which it leaves, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** First and last month in which it leaves; without them all year. */
  readonly months?: readonly [first: number, last: number]
  readonly season: Season
  /** `pax` a person, `service` the whole group, `room` a double room. */
  readonly basis: 'pax' | 'service' | 'room'
  /** Lira for one of the basis in a month of factor 1000. */
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
  /** Not sold at present, whatever the calendar says. */
  readonly isResting?: boolean
  readonly included: readonly IncludedId[]
  readonly excluded: readonly IncludedId[]
  readonly palette: ScenePalette
}
