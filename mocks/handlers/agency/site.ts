import type { Handlers } from '@rota/openapi/agency/handlers'
import { addDays } from '../../world/basics/civil-date.ts'
import { hotelOffer } from '../../world/catalogue/offers.ts'
import { text } from '../../world/basics/texts.ts'
import { bookingView } from '../booking-view.ts'
import type { Visit } from '../visit.ts'

/** How far ahead the stays of the home page lie, and how long they are (decision 30.3). */
const AHEAD = 28
const NIGHTS = 5
const COUPLE = { adults: 2, children: [] }

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
    const market = world.market(seller)
    const checkIn = addDays(market.today, AHEAD)
    const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) }
    const featured = [...world.catalogue.seeds.values()].filter((seed) => seed.featured !== undefined)
    const list = featured.slice(0, body.limit ?? 12).flatMap((seed) => {
      const hotel = world.catalogue.hotels.findFirst((query) => query.where((it) => it.facts.id === seed.id))
      if (hotel === undefined || seed.featured === undefined) return []
      const { offer, nearestDates } = hotelOffer(hotel.facts, seed, stay, COUPLE, market)
      const [near] = nearestDates ?? []
      const later = near && hotelOffer(hotel.facts, seed, near, COUPLE, market).offer
      const shown = offer ? { stay, offer } : near && later ? { stay: near, offer: later } : {}
      return [{ kind: 'hotel' as const, hotel: { ...hotel.facts }, note: text(seed.featured), ...shown }]
    })
    return { status: 200, body: { list } }
  },
}
