import { addDays } from '../basics/civil-date.ts'
import type { Schema } from '../basics/schemas.ts'
import { text } from '../basics/texts.ts'
import type { Market } from '../prices/choice.ts'
import { FEATURED } from '../seed/featured.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import type { Catalogue } from './catalogue.ts'
import { departuresOf } from './departures.ts'
import { hotelOffer } from './offers.ts'
import { serviceSeedOf } from './service-list.ts'
import { serviceRecord } from './service-record.ts'
import { tourOf } from './tour-list.ts'
import { tourFacts } from './tour-record.ts'

type Product = Schema<'MainProduct'>

/** How many days ahead the stays of the home page begin, and how many nights they have (decision 30.3). */
const AHEAD = 28
const NIGHTS = 5
const COUPLE = { adults: 2, children: [] }

/** A hotel with an available stay: the usual one, or the nearest. */
function hotelProduct(seed: HotelSeed, catalogue: Catalogue, market: Market): Product[] {
  const hotel = catalogue.hotels.findFirst((query) => query.where((it) => it.facts.id === seed.id))
  if (hotel === undefined || seed.featured === undefined) return []
  const checkIn = addDays(market.today, AHEAD)
  const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) }
  const { offer, nearestDates } = hotelOffer(hotel.facts, seed, stay, COUPLE, market)
  const [near] = nearestDates ?? []
  const later = near && hotelOffer(hotel.facts, seed, near, COUPLE, market).offer
  const shown = offer ? { stay, offer } : near && later ? { stay: near, offer: later } : {}
  return [{ kind: 'hotel', hotel: { ...hotel.facts }, note: text(seed.featured), ...shown }]
}

type Nav = readonly Schema<'NavItem'>[]

const sells = (nav: Nav, page: string) => nav.some(({ path }) => path === page)

const tourProducts = (market: Market, nav: Nav): Product[] =>
  Object.entries(FEATURED.tours).flatMap(([id, note]): Product[] => {
    const tour = sells(nav, '/tours') ? tourOf(id) : undefined
    return tour ? [{ kind: 'tour', tour: tourFacts(tour, departuresOf(tour, market)), note: text(note) }] : []
  })

const serviceProducts = (market: Market, nav: Nav): Product[] =>
  Object.entries(FEATURED.services).flatMap(([id, note]): Product[] => {
    const service = serviceSeedOf(id)
    return service && sells(nav, `/services?type=${service.facts.kind}`)
      ? [{ kind: 'service', service: serviceRecord(service, market), note: text(note) }]
      : []
  })

/** Interleaves two lists, beginning with the first. */
const mixed = (one: readonly Product[], other: readonly Product[]): Product[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).flatMap((at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ])

/** The products of a site's home page: of the requested kinds, only what the site sells, with a hotel first. */
export function mainProducts(
  catalogue: Catalogue,
  market: Market,
  { kinds, nav }: { kinds: readonly Product['kind'][]; nav: Nav },
): Product[] {
  const featured = [...catalogue.seeds.values()].filter((seed) => seed.featured !== undefined)
  const hotels = kinds.includes('hotel') ? featured.flatMap((seed) => hotelProduct(seed, catalogue, market)) : []
  const services = kinds.includes('service') ? serviceProducts(market, nav) : []
  const tours = kinds.includes('tour') ? tourProducts(market, nav) : []
  return mixed(hotels, mixed(services, tours))
}
