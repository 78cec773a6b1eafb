import SEEDS from '../../../seed/flights/routes.json' with { type: 'json' }
import { seedsOf } from '../seed-data.ts'
import type { AirportCode } from './airports.ts'

/** When a route is expensive: in the sunny months, in the business season, or at times of family visits. */
export type RouteSeason = 'sun' | 'city' | 'family'

interface RouteSeed {
  readonly between: readonly [AirportCode, AirportCode]
  /** Flight time. */
  readonly minutes: number
  /** Departures per day, in each direction. */
  readonly daily: number
  /** Adult fare in lira, in the plainest brand in a month with factor 1000. */
  readonly base: number
  readonly season: RouteSeason
}

/** All routes with direct flights, in both directions. */
export const ROUTES = seedsOf<readonly RouteSeed[]>(SEEDS.routes)

/** Airports with connections. */
export const HUBS = seedsOf<readonly AirportCode[]>(SEEDS.hubs)
