import type { Handlers } from '@rota/openapi/agency/handlers'
import { addDays } from '../../world/civil-date.ts'
import { hotelOffer } from '../../world/offers.ts'
import { NAV, RATES, SITE } from '../../world/seed/site.ts'
import { text } from '../../world/texts.ts'
import { bookingView } from '../booking-view.ts'
import type { Visit } from '../visit.ts'

/** How far ahead the stays of the home page lie, and how long they are (decision 30.3). */
const AHEAD = 28
const NIGHTS = 5
const COUPLE = { adults: 2, children: [] }

/** Operations of openapi/paths/agency/site.yaml. */
export const site: Pick<Handlers<Visit>, 'siteView' | 'mainProductList'> = {
  siteView: async ({ world: visit }) => {
    const record = visit.world.bookings.find(visit.sessionId)
    const booking = record ? bookingView(record, visit.world) : null
    const { underMaintenance = SITE.underMaintenance } = visit.world.scenario()
    return { status: 200, body: { site: { ...SITE, underMaintenance }, booking, rates: RATES, nav: NAV } }
  },

  mainProductList: async ({ body, world: { world } }) => {
    const market = world.market()
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
