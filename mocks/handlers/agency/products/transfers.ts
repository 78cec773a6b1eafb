import type { Handlers } from '@rota/openapi/agency/handlers'
import { centsOf } from '../../../world/basics/money.ts'
import { pageOf } from '../../../world/basics/paging.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { matchOf } from '../../../world/places/search.ts'
import { isAirport } from '../../../world/seed/airports.ts'
import { isPlace } from '../../../world/seed/places.ts'
import { ROUTES, type StopId } from '../../../world/seed/transfers/routes.ts'
import { RIDES } from '../../../world/seed/transfers/rides.ts'
import { directionsOf, joins, rideFacts, rideRecord, stopOf } from '../../../world/catalogue/transfers.ts'
import type { CallContext } from '../../call-context.ts'

type Facts = Schema<'TransferFacts'>

/** The value by which a list is sorted, for each sort key. The price is that of the cheapest direction. */
const SORT_VALUES = {
  price: ({ prices }: Facts) => Math.min(...prices.map(({ price }) => centsOf(price.value))),
  capacity: ({ vehicle }: Facts) => vehicle.passengers,
  duration: ({ duration }: Facts) => duration,
  name: ({ slug }: Facts) => slug,
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The place or airport that a location id names; undefined without one. Refuses an unknown place. */
function placeIn(location: string | undefined): string | undefined {
  const id = location?.replace('location-', '')
  if (id !== undefined && !isPlace(id) && !isAirport(id)) throw new Refusal('not-found', 'There is no such place.')
  return id
}

/** Operations of openapi/paths/agency/transfers.yaml. */
export const transfers: Pick<Handlers<CallContext>, 'transferList' | 'transferView' | 'transferLocationList'> = {
  transferList: async ({ query, context: { world, site } }) => {
    const { keyword, direction, passengers = 1, bags = 0, sort = 'price', order, page = 1, limit = 40 } = query
    const [from, to] = [placeIn(query.fromLocation), placeIn(query.toLocation)]
    const { priceFactor } = world.market(site)
    const sign = order === 'desc' ? -1 : 1
    const matches = [...RIDES.values()]
      .filter(
        (ride) => joins(ride.route, from, to) && (direction === undefined || directionsOf(ride).includes(direction)),
      )
      .map((ride) => rideFacts(ride, priceFactor))
      .filter(({ vehicle }) => vehicle.passengers >= passengers && vehicle.bags >= bags)
      .filter(
        ({ name }) =>
          keyword === undefined ||
          matchOf(
            keyword,
            name.map(({ value }) => value),
          ) > 0,
      )
      .toSorted((a, b) => sign * compare(SORT_VALUES[sort](a), SORT_VALUES[sort](b)) || compare(a.id, b.id))
    return { status: 200, body: pageOf(matches, page, limit) }
  },

  transferView: async ({ path, context: { world, site } }) => {
    const ride = RIDES.get(path.id)
    if (ride === undefined) throw new Refusal('not-found', 'There is no such transfer.')
    return { status: 200, body: { record: rideRecord(ride, world.market(site).priceFactor) } }
  },

  transferLocationList: async () => {
    const destinationsByStop = new Map<StopId, StopId[]>()
    for (const { from, to, isOneWay } of ROUTES) {
      destinationsByStop.set(from, [...(destinationsByStop.get(from) ?? []), to])
      destinationsByStop.set(to, [...(destinationsByStop.get(to) ?? []), ...(isOneWay ? [] : [from])])
    }
    const records = [...destinationsByStop]
      .map(([id, reaches]) => ({ stop: stopOf(id), reaches }))
      .toSorted((a, b) => Number(isAirport(b.stop.id)) - Number(isAirport(a.stop.id)))
    return { status: 200, body: { records } }
  },
}
