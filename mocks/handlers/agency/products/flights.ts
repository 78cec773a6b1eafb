import type { Handlers } from '@rota/openapi/agency/handlers'
import { flightPlaces } from '../../../world/flights/flight-places.ts'
import { flightSearch } from '../../../world/flights/flight-search.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/flights.yaml. */
export const flights: Pick<Handlers<CallContext>, 'flightPlaceList' | 'flightPrice'> = {
  flightPlaceList: async ({ query }) => ({ status: 200, body: { records: flightPlaces(query.term) } }),

  flightPrice: async ({ body, context: { world, site } }) => {
    const items = flightSearch(body.query, body.markupRate ?? 0, world.market(site), world.clock.now())
    return { status: 200, body: { items } }
  },
}
