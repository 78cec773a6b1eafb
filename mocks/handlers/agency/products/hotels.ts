import type { Handlers } from '@rota/openapi/agency/handlers'
import { hotelOf } from '../../../world/catalogue/catalogue.ts'
import { partyOf } from '../../../world/prices/choice.ts'
import { roomPrices } from '../../../world/catalogue/offers.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/hotels.yaml. */
export const hotels: Pick<Handlers<CallContext>, 'hotelView' | 'hotelPrice'> = {
  hotelView: async ({ path, context: { world } }) => {
    const record = hotelOf(world.catalogue, path.id)
    if (record === undefined) throw new Refusal('not-found', 'There is no such hotel.')
    return { status: 200, body: { record } }
  },

  hotelPrice: async ({ path, body, context: { world, site } }) => {
    const hotel = world.catalogue.seeds.get(path.id)
    if (hotel === undefined) throw new Refusal('not-found', 'There is no such hotel.')
    const stay = { checkIn: body.checkIn, checkOut: body.checkOut }
    return { status: 200, body: { ...roomPrices(hotel, stay, partyOf(body), world.market(site)), query: body } }
  },
}
