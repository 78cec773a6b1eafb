import { rideId, ROUTES, type RouteSeed } from './routes.ts'
import type { VehicleKind } from './vehicles.ts'

/** A vehicle on a route: the product that is sold. */
export interface Ride {
  readonly id: string
  readonly route: RouteSeed
  readonly kind: VehicleKind
}

/** All rides, by id. */
export const RIDES: ReadonlyMap<string, Ride> = new Map(
  ROUTES.flatMap((route) =>
    route.vehicles.map((kind): [string, Ride] => {
      const id = rideId(route, kind)
      return [id, { id, route, kind }]
    }),
  ),
)
