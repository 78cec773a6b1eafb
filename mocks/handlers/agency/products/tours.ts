import type { Handlers } from '@rota/openapi/agency/handlers'
import type { Market } from '../../../world/prices/choice.ts'
import { pageOf } from '../../../world/basics/paging.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { isMeant, listedTours, sortedTours, tourFacets, tourOf } from '../../../world/catalogue/tour-list.ts'
import { tourRecord } from '../../../world/catalogue/tour-record.ts'
import type { CallContext } from '../../call-context.ts'

type Query = Parameters<Handlers<CallContext>['tourList']>[0]['query']

/** One page of the tours that match a query, in the order that it requests. */
function tourPage(query: Query, market: Market): Schema<'TourList'> {
  const { keyword, status = 'active', type, sort = 'recommended', order = 'asc', page = 1, limit = 40 } = query
  const matches = listedTours(market)
    .filter(({ facts }) => facts.status === status && (type === undefined || facts.type === type))
    .filter(({ seed }) => keyword === undefined || isMeant(seed, keyword))
  const facts = sortedTours(matches, sort, order).map((tour) => tour.facts)
  return pageOf(facts, page, limit)
}

/** Operations of openapi/paths/agency/tours.yaml. */
export const tours: Pick<Handlers<CallContext>, 'tourList' | 'tourAliasList' | 'tourFacetList' | 'tourView'> = {
  tourList: async ({ query, context: { world, site } }) => ({ status: 200, body: tourPage(query, world.market(site)) }),

  tourAliasList: async ({ query, context: { world, site } }) => ({
    status: 200,
    body: tourPage(query, world.market(site)),
  }),

  tourFacetList: async ({ context: { world, site } }) => ({ status: 200, body: tourFacets(world.market(site)) }),

  tourView: async ({ path, context: { world, site } }) => {
    const tour = tourOf(path.id)
    if (tour === undefined) throw new Refusal('not-found', 'There is no such tour.')
    return { status: 200, body: { record: tourRecord(tour, world.market(site)) } }
  },
}
