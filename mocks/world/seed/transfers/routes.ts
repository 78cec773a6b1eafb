import SEEDS from '../../../seed/transfers.json' with { type: 'json' }
import type { AirportId } from '../airports.ts'
import type { PlaceId } from '../places.ts'
import { seedsOf } from '../seed-data.ts'
import type { VehicleKind } from './vehicles.ts'

export type StopId = AirportId | PlaceId

/** The handwritten facts of a route; each of its vehicles becomes a transfer. */
export interface RouteSeed {
  readonly from: StopId
  readonly to: StopId
  /** Distance by road. */
  readonly km: number
  /** Driving time without traffic jams. */
  readonly minutes: number
  readonly vehicles: readonly VehicleKind[]
  /** The route has no rides in the other direction. */
  readonly isOneWay?: boolean
}

interface RouteFacts extends Omit<RouteSeed, 'vehicles'> {
  /** Set of vehicles: the same three sets serve all routes. */
  readonly vehicles: keyof typeof SEEDS.fleets
}

const FLEETS = seedsOf<Record<RouteFacts['vehicles'], readonly VehicleKind[]>>(SEEDS.fleets)

/** All routes. */
export const ROUTES: readonly RouteSeed[] = seedsOf<readonly RouteFacts[]>(SEEDS.routes).map((route) => ({
  ...route,
  vehicles: FLEETS[route.vehicles],
}))

/** The id of the transfer of a vehicle on a route. */
export const rideId = ({ from, to }: RouteSeed, kind: VehicleKind): string => `${from}${to}${kind}`
