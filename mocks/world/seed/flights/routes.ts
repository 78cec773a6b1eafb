import SEEDS from '../../../seed/flights/routes.json' with { type: 'json' }
import { seedsOf } from '../written.ts'
import type { AirportCode } from './airports.ts'

/** Which months are dear on a route: with the sun, with the year's business, or with those who visit their families. */
export type RouteSeason = 'sun' | 'city' | 'family'

interface RouteSeed {
  readonly between: readonly [AirportCode, AirportCode]
  /** From door to door of the aeroplane. */
  readonly minutes: number
  /** Departures a day, each way. */
  readonly daily: number
  /** Lira for an adult in the plainest fare in a month of factor 1000. */
  readonly base: number
  readonly season: RouteSeason
}

/** Every route that is flown without a stop, in both directions. */
export const ROUTES = seedsOf<readonly RouteSeed[]>(SEEDS.routes)

/** Where flights are changed. */
export const HUBS = seedsOf<readonly AirportCode[]>(SEEDS.hubs)
