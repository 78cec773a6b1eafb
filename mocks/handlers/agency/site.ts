import type { Handlers } from '@rota/openapi/agency/handlers'
import { mainProducts } from '../../world/catalogue/main-products.ts'
import { bookingView } from '../booking-view.ts'
import type { CallContext } from '../call-context.ts'

/** Operations of openapi/paths/agency/site.yaml. */
export const site: Pick<Handlers<CallContext>, 'siteView' | 'mainProductList'> = {
  siteView: async ({ context: { world, site: siteSeed, sessionId, bankUrl } }) => {
    const { site: facts, rates, nav, places } = siteSeed
    const record = world.bookings.find(sessionId, facts.account)
    const booking = record ? bookingView(record, world) : null
    const { payment } = facts.options
    const { underMaintenance = facts.underMaintenance, cardEntry = payment.cardEntry } = world.scenario()
    const cardSettings = cardEntry === 'hosted' ? { cardEntry, cardPage: `${bankUrl}/card` } : {}
    const options = { ...facts.options, payment: { ...payment, ...cardSettings } }
    return { status: 200, body: { site: { ...facts, options, underMaintenance }, booking, rates, nav, places } }
  },

  mainProductList: async ({ body, context: { world, site: seller } }) => {
    const { nav, featured } = seller
    const kinds = body.kinds ?? ['hotel']
    const list = mainProducts(world.catalogue, { market: world.market(seller), nav }, { kinds, featured })
    return { status: 200, body: { list: list.slice(0, body.limit ?? 12) } }
  },
}
