import type { Handlers } from '@rota/openapi/agency/handlers'
import { distanceFrom, hotelsAround } from '../../../world/places/around.ts'
import { partyOf } from '../../../world/prices/choice.ts'
import { hotelOffer } from '../../../world/catalogue/offers.ts'
import { pageOf } from '../../../world/basics/paging.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { hotelsIn } from '../../../world/places/search.ts'
import { isAirport } from '../../../world/seed/airports.ts'
import type { HotelSeed } from '../../../world/seed/hotel-seed.ts'
import { isPlace } from '../../../world/seed/places.ts'
import { tourOffers } from '../../../world/catalogue/tour-search.ts'
import type { CallContext } from '../../call-context.ts'

interface HotelMatch {
  readonly hotel: HotelSeed
  /** Distance from the airport, when the search is for hotels around one. */
  readonly distance?: Schema<'LocalizedText'>
}

/** Sorts hotels by rating, best first. */
const byRating = (hotels: readonly HotelSeed[]): HotelMatch[] =>
  hotels.toSorted((a, b) => b.rating[0] - a.rating[0]).map((hotel) => ({ hotel }))

/**
 * The hotels of a place by rating, or those around an airport by distance (decision 35.2); without a place, all hotels.
 */
function hotelsFor(place: string | undefined, seeds: readonly HotelSeed[]): HotelMatch[] {
  if (place === undefined) return byRating(seeds)
  if (isAirport(place)) {
    return hotelsAround(place, seeds).map(({ hotel, km }) => ({ hotel, distance: distanceFrom(place, km) }))
  }
  if (!isPlace(place)) throw new Refusal('not-found', 'There is no such place.')
  return byRating(hotelsIn(place, seeds))
}

/** Whether an offer is in the price range of a search. A search without a range accepts hotels without an offer too. */
function isInPriceRange(offer: Schema<'Offer'> | undefined, { minPrice, maxPrice }: Schema<'SearchForm'>): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true
  const price = offer?.total.value
  return price !== undefined && price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)
}

/** Operations of openapi/paths/agency/availability.yaml. */
export const availability: Pick<Handlers<CallContext>, 'availabilitySearch' | 'tourSearch'> = {
  availabilitySearch: async ({ body, context: { world, site } }) => {
    const { filter, rating = [], theme = [] } = body
    const { tags = [] } = filter
    const place = filter.toLocation?.replace('location-', '')
    const seeds = [...world.catalogue.seeds.values()]
    const stay = { checkIn: filter.checkIn, checkOut: filter.checkOut }
    const market = world.market(site)
    const offersOf = ({ hotel: seed, distance }: HotelMatch) => {
      const hotel = world.catalogue.hotels.findFirst((query) => query.where(({ facts }) => facts.id === seed.id))
      const facts = hotel && { ...hotel.facts, ...(distance && { distance }) }
      return facts ? [hotelOffer(facts, seed, stay, partyOf(filter), market)] : []
    }
    const records = hotelsFor(place, seeds)
      .filter(({ hotel }) => rating.length === 0 || rating.includes(hotel.stars))
      .filter(({ hotel }) => theme.every((id) => hotel.themes.includes(id)))
      .filter(({ hotel }) => tags.every((tag) => hotel.amenities.some((amenity) => amenity === tag)))
      .flatMap(offersOf)
      .filter(({ offer }) => isInPriceRange(offer, filter))
      .toSorted((a, b) => a.availability - b.availability)
    return { status: 200, body: { records, query: filter } }
  },

  tourSearch: async ({ body, context: { world, site } }) => {
    const { page = 1, limit = 40 } = body
    return { status: 200, body: pageOf(tourOffers(body, world.market(site)), page, limit) }
  },
}
