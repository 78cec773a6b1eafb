import { FileType } from '@rota/openapi/agency/enums'
import type { Handlers } from '@rota/openapi/agency/handlers'
import { hotelOf } from '../../../world/catalogue/catalogue.ts'
import { flightArrivals, hotelArrivals } from '../../../world/paximum/arrivals.ts'
import { BOARD_NAMES } from '../../../world/seed/plans.ts'
import { hotelNames, hotelSearch } from '../../../world/paximum/hotel-search.ts'
import { OWNER } from '../../../world/paximum/hotels.ts'
import { seedOf } from '../../../world/provider/supply/rooms.ts'
import { textIn } from '../../../world/paximum/texts.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import { PLANS } from '../../../world/seed/plans.ts'
import type { CallContext } from '../../call-context.ts'

type Operations = 'providerHotelPrice' | 'providerProduct' | 'providerArrivalList'

/** The `productType` of flights in `ProviderArrivalQuery`. */
const FLIGHT_PRODUCT = 3

/** Operations of openapi/paths/agency/paximum/search.yaml. */
export const paximumSearch: Pick<Handlers<CallContext>, Operations> = {
  providerHotelPrice: async ({ body, context: { world, site } }) => {
    const audience = {
      currency: body.currency ?? 'TRY',
      culture: body.culture,
      now: world.clock.now(),
      market: world.market(site),
    }
    return { status: 200, body: { items: hotelSearch(body, world.catalogue.seeds.values(), audience) } }
  },

  providerProduct: async ({ body: { product, ownerProvider, culture }, context: { world } }) => {
    const seed = ownerProvider === OWNER ? seedOf(product, world.catalogue.seeds) : undefined
    const record = seed && hotelOf(world.catalogue, seed.id)
    if (seed === undefined || record === undefined) throw new Refusal('not-found', 'There is no such hotel.')
    const facilities = seed.amenities.map((id) => ({ id, name: id.replaceAll('-', ' ') }))
    const mediaFiles = record.pictures.map(({ id }) => ({ fileType: FileType.Image, url: id }))
    const description = textIn(seed.description, culture)
    const boardIds = new Set(seed.plans.map((id) => PLANS[id].board))
    const others = { boards: [...boardIds].map((id) => ({ id, name: textIn(BOARD_NAMES[id], culture) })) }
    const hotel = { ...hotelNames(seed, culture), description, facilities, mediaFiles, others }
    return { status: 200, body: { items: { hotel } } }
  },

  providerArrivalList: async ({ body: { query, productType, culture }, context: { world } }) => {
    const seeds = [...world.catalogue.seeds.values()]
    const isFlight = productType === FLIGHT_PRODUCT
    const items = isFlight ? flightArrivals(query, culture) : hotelArrivals(query, culture, seeds)
    return { status: 200, body: { items: { items } } }
  },
}
