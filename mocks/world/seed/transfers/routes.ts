import SEEDS from '../../../seed/transfers.json' with { type: 'json' }
import type { AirportId } from '../airports.ts'
import type { PlaceId } from '../places.ts'
import { seedsOf } from '../written.ts'
import type { VehicleKind } from './vehicles.ts'

export type StopId = AirportId | PlaceId

/** What a person writes about a route; its transfers, one per vehicle, follow from it. */
export interface RouteSeed {
  readonly from: StopId
  readonly to: StopId
  /** By road, without a jam. */
  readonly km: number
  readonly minutes: number
  readonly vehicles: readonly VehicleKind[]
  /** Nobody drives it the other way. */
  readonly isOneWay?: boolean
}

interface RouteFacts extends Omit<RouteSeed, 'vehicles'> {
  /** Which vehicles drive here: the same three sets serve every route. */
  readonly vehicles: keyof typeof SEEDS.fleets
}

const FLEETS = seedsOf<Record<RouteFacts['vehicles'], readonly VehicleKind[]>>(SEEDS.fleets)

/** Every route that is driven. */
export const ROUTES: readonly RouteSeed[] = seedsOf<readonly RouteFacts[]>(SEEDS.routes).map((route) => ({
  ...route,
  vehicles: FLEETS[route.vehicles],
}))

/** Id of the transfer that a vehicle of a route is. */
export const rideId = ({ from, to }: RouteSeed, kind: VehicleKind): string => `${from}${to}${kind}`

/** Every transfer that there is. */
export const RIDE_IDS: ReadonlySet<string> = new Set(
  ROUTES.flatMap((known) => known.vehicles.map((kind) => rideId(known, kind))),
)
