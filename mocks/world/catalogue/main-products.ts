import { addDays } from '../basics/civil-date.ts'
import type { Schema } from '../basics/schemas.ts'
import { text, type TextByLanguage } from '../basics/texts.ts'
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

/** What a seller's navigation offers. A ride is a service, but has the page of transfers. */
const sells = (nav: Nav, page: string) => nav.some(({ path }) => path === page)

const pageOf = (kind: string) => (kind === 'transfer' ? '/transfers' : `/services?type=${kind}`)

const noted = (note: TextByLanguage | undefined) => (note ? { note: text(note) } : {})

function tourProduct(id: string, { market, nav }: Seller): Product[] {
  const tour = sells(nav, '/tours') ? tourOf(id) : undefined
  if (tour === undefined) return []
  return [{ kind: 'tour', tour: tourFacts(tour, departuresOf(tour, market)), ...noted(FEATURED.tours[id]) }]
}

function serviceProduct(id: string, { market, nav }: Seller): Product[] {
  const service = serviceSeedOf(id)
  if (service === undefined || !sells(nav, pageOf(service.facts.kind))) return []
  return [{ kind: 'service', service: serviceRecord(service, market), ...noted(FEATURED.services[id]) }]
}

/** The products that a site has chosen: `hotel-31`, `tour-244`, `service-301`. */
const chosenProducts = (chosen: readonly string[], seller: Seller, catalogue: Catalogue): Product[] =>
  chosen.flatMap((name) => {
    const [kind, id = ''] = name.split('-')
    if (kind === 'tour') return tourProduct(id, seller)
    if (kind === 'service') return serviceProduct(id, seller)
    const hotel = sells(seller.nav, '/hotels') ? catalogue.seeds.get(id) : undefined
    return hotel ? hotelProduct(hotel, catalogue, seller.market) : []
  })

/** Interleaves two lists, beginning with the first. */
const mixed = (one: readonly Product[], other: readonly Product[]): Product[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).flatMap((at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ])

interface Seller {
  readonly market: Market
  readonly nav: Nav
}

/**
 * The products of a site's home page: of the requested kinds, only what the site sells. What the site has chosen comes
 * first; otherwise the kinds take turns, with a hotel first.
 */
export function mainProducts(
  catalogue: Catalogue,
  seller: Seller,
  { kinds, featured }: { kinds: readonly Product['kind'][]; featured?: readonly string[] | undefined },
): Product[] {
  const wanted = (products: Product[]) => products.filter(({ kind }) => kinds.includes(kind))
  if (featured) return wanted(chosenProducts(featured, seller, catalogue))
  const hotels = sells(seller.nav, '/hotels') && kinds.includes('hotel') ? hotelProducts(catalogue, seller.market) : []
  const services = wanted(Object.keys(FEATURED.services).flatMap((id) => serviceProduct(id, seller)))
  const tours = wanted(Object.keys(FEATURED.tours).flatMap((id) => tourProduct(id, seller)))
  return mixed(hotels, mixed(services, tours))
}

const hotelProducts = (catalogue: Catalogue, market: Market): Product[] =>
  [...catalogue.seeds.values()]
    .filter((seed) => seed.featured !== undefined)
    .flatMap((seed) => hotelProduct(seed, catalogue, market))
