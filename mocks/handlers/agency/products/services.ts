import type { Handlers } from '@rota/openapi/agency/handlers'
import { pageOf } from '../../../world/basics/paging.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import { serviceRecords, serviceSeedOf } from '../../../world/catalogue/service-list.ts'
import { servicePrice, tourPrice } from '../../../world/prices/service-price.ts'
import { tourOf } from '../../../world/catalogue/tour-list.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/services.yaml. */
export const services: Pick<Handlers<CallContext>, 'serviceList' | 'servicePrice'> = {
  serviceList: async ({ query, context: { world, site } }) => {
    const { page = 1, limit = 40, ...filters } = query
    return { status: 200, body: pageOf(serviceRecords(filters, world.market(site)), page, limit) }
  },

  servicePrice: async ({ path, body, context: { world, site } }) => {
    const market = world.market(site)
    const tour = tourOf(path.id)
    if (tour) return { status: 200, body: { ...tourPrice(tour, body, market), query: body } }
    const service = serviceSeedOf(path.id)
    if (service === undefined) throw new Refusal('not-found', 'There is no such service.')
    return { status: 200, body: { ...servicePrice(service, body, market), query: body } }
  },
}
