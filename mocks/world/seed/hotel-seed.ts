import type { SceneKind, ScenePalette } from '../../scenes/scene.ts'
import type { Amenity } from './amenities.ts'
import type { ParkingRule, ChildrenRule, PetsRule } from './house-rules.ts'
import type { PlaceId } from './places.ts'
import type { PlanId } from './plans.ts'
import type { RoomKind } from './rooms.ts'
import type { Localized } from './localized.ts'

/** When a place is expensive. */
export type Season = 'sea' | 'city' | 'valley' | 'snow' | 'thermal' | 'highland'

/**
 * How a hotel sells: `open` always has rooms, `usual` is rarely full, `busy` is full in about every third week,
 * `request` answers within 24 hours (availability 2).
 */
export type Supply = 'open' | 'usual' | 'busy' | 'request'

/** The texts about a hotel in one language. */
export interface HotelText {
  readonly distance: string
  readonly address: string
  readonly headline: string
  readonly description: string
  /** A note that says why the hotel is on the home page; hotels without one are not on it. */
  readonly featured?: string
}

/** The handwritten facts of a hotel; the rest of its record is derived from them and its texts. */
export interface HotelFacts {
  readonly id: string
  readonly name: string
  readonly stars: number
  readonly place: PlaceId
  readonly at: readonly [latitude: number, longitude: number]
  /** Ids of openapi/reference/themes.json. */
  readonly themes: readonly number[]
  readonly amenities: readonly Amenity[]
  readonly rating: readonly [score: number, count: number]
  readonly season: Season
  /** Lira per night for two people in the plainest room, without board, in a month with factor 1000. */
  readonly base: number
  readonly rooms: readonly RoomKind[]
  readonly plans: readonly PlanId[]
  /** Days before check-in until which flexible plans are refundable. */
  readonly freeDays: number
  /** Percentage off every plan during the hotel's own campaign. */
  readonly campaign?: number
  readonly children: ChildrenRule
  readonly pets: PetsRule
  readonly parking: ParkingRule
  /** Euros per room and stay, paid at the hotel. */
  readonly cityTax?: number
  readonly supply: Supply
  /** The hotel channel that sells its rooms. */
  readonly channel?: string
  readonly pictures: readonly SceneKind[]
  readonly palette: ScenePalette
}

export type HotelSeed = HotelFacts & Localized<HotelText>
