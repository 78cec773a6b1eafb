import type { Handlers } from '@rota/openapi/agency/handlers'
import { partyOf } from '../../world/choice.ts'
import { hotelOffer } from '../../world/offers.ts'
import { pageOf } from '../../world/paging.ts'
import { hotelsIn } from '../../world/search.ts'
import { isPlace } from '../../world/seed/places.ts'
import { Refusal } from '../../world/refusal.ts'
import { tourOffers } from '../../world/tour-search.ts'
import type { Visit } from '../visit.ts'

/** Without a place, everything the agency has. */
const EVERYWHERE = 'turkiye'

/** Operations of openapi/paths/agency/availability.yaml. */
export const availability: Pick<Handlers<Visit>, 'availabilitySearch' | 'tourSearch'> = {
  availabilitySearch: async ({ body, world: { world } }) => {
    const { filter, rating = [], theme = [] } = body
    const place = filter.toLocation?.replace('location-', '') ?? EVERYWHERE
    if (!isPlace(place)) throw new Refusal('not-found', 'There is no such place.')
    const stay = { checkIn: filter.checkIn, checkOut: filter.checkOut }
    const market = world.market()
    const records = hotelsIn(place, world.catalogue.seeds.values())
      .filter((seed) => rating.length === 0 || rating.includes(seed.stars))
      .filter((seed) => theme.every((id) => seed.themes.includes(id)))
      .flatMap((seed) => {
        const hotel = world.catalogue.hotels.findFirst((query) => query.where((it) => it.facts.id === seed.id))
        return hotel ? [hotelOffer({ ...hotel.facts }, seed, stay, partyOf(filter), market)] : []
      })
      .toSorted(
        (a, b) => a.availability - b.availability || (b.hotel.rating?.score ?? 0) - (a.hotel.rating?.score ?? 0),
      )
    return { status: 200, body: { records, query: filter } }
  },

  tourSearch: async ({ body, world: { world } }) => {
    const { page = 1, limit = 40 } = body
    return { status: 200, body: pageOf(tourOffers(body, world.market()), page, limit) }
  },
}
