import type { Handlers } from '@rota/openapi/agency/handlers'
import { mainProducts } from '../../world/catalogue/main-products.ts'
import { bookingView } from '../booking-view.ts'
import type { Visit } from '../visit.ts'

/** Operations of openapi/paths/agency/site.yaml. */
export const site: Pick<Handlers<Visit>, 'siteView' | 'mainProductList'> = {
  siteView: async ({ world: { world, site: seed, sessionId } }) => {
    const { site: facts, rates, nav } = seed
    const record = world.bookings.find(sessionId, facts.account)
    const booking = record ? bookingView(record, world) : null
    const { underMaintenance = facts.underMaintenance } = world.scenario()
    return { status: 200, body: { site: { ...facts, underMaintenance }, booking, rates, nav } }
  },

  mainProductList: async ({ body, world: { world, site: seller } }) => {
    const list = mainProducts(world.catalogue, world.market(seller), {
      kinds: body.kinds ?? ['hotel'],
      nav: seller.nav,
    })
    return { status: 200, body: { list: list.slice(0, body.limit ?? 12) } }
  },
}
