import type { BodyOf, Schemas } from '../../../ports/contract.ts'
import type { ProviderBody, Wire } from '../../../ports/provider.ts'
import { expiryOf, wireDayOf } from '../days.ts'
import { hotelOfferOf } from './hotel-offer.ts'
import { geoOf, mediaOf, nameOf, namesOf } from '../names.ts'
import { translateEach, withoutUndefined, textOf } from '../present.ts'
import { CULTURE, CURRENCY, NATIONALITY, type Conversion } from '../conversion.ts'

/** Default number of nights (decision 17.1). */
const DEFAULT_NIGHTS = 7

/** The provider's hotel search, with the defaults of decision 17.1. */
export function hotelsRequest(search: BodyOf<'providerHotelPrice'>): ProviderBody<'priceSearch'> {
  const { arrivalLocations, Products } = search as Partial<
    Pick<Wire['HotelSearchRequest'], 'arrivalLocations' | 'Products'>
  >
  return {
    productType: 2,
    checkAllotment: search.checkAllotment ?? true,
    checkStopSale: search.checkStopSale ?? true,
    getOnlyDiscountedPrice: search.getOnlyDiscountedPrice ?? false,
    getOnlyBestOffers: search.getOnlyBestOffers ?? false,
    ...withoutUndefined({ arrivalLocations, Products }),
    roomCriteria: search.roomCriteria,
    nationality: search.nationality ?? NATIONALITY,
    checkIn: wireDayOf(search.checkIn),
    night: search.night ?? DEFAULT_NIGHTS,
    currency: search.currency ?? CURRENCY,
    culture: search.culture ?? CULTURE,
  }
}

/** Results of a hotel search. Hotels without a usable offer are dropped. */
export function toHotels(body: Wire['PriceSearchBody'], conversion: Conversion): Schemas['ProviderHotelSearchResult'] {
  const { searchId, expiresOn } = body
  const withExpiry = { ...conversion, expiresOn }
  return {
    searchId,
    expiresOn: expiryOf(conversion.now, expiresOn),
    hotels: translateEach(body.hotels, (hotel) => hotelOf(hotel, withExpiry), 2000),
  }
}

/** An empty result, for a refusal that means nothing was found (decision 16.8). */
export const noHotels = ({ now }: Conversion): Schemas['ProviderHotelSearchResult'] => ({
  searchId: 'none',
  expiresOn: expiryOf(now),
  hotels: [],
})

function hotelOf(
  hotel: Wire['HotelResult'],
  conversion: Conversion & { expiresOn: string | undefined },
): Schemas['ProviderHotelResult'] | undefined {
  const id = textOf(hotel.id, 40)
  const offers = translateEach(hotel.offers, (offer) => hotelOfferOf(offer, conversion), 200)
  if (id === undefined || offers.length === 0) return undefined
  return withoutUndefined({
    id,
    provider: hotel.provider ?? 0,
    name: textOf(hotel.name, 200) ?? id,
    ...hotelFactsOf(hotel),
    address: textOf(hotel.address, 500),
    description: textOf(hotel.description?.text, 20_000),
    town: nameOf(hotel.town),
    thumbnail: mediaOf(hotel.thumbnailFull, hotel.thumbnail, conversion),
    themes: namesOf(hotel.themes ?? []),
    facilities: namesOf(hotel.facilities ?? []),
    offers,
  })
}

/** Fields shared by search results and hotel content. */
export function hotelFactsOf(
  hotel: Pick<Wire['HotelContent'], 'stars' | 'rating' | 'geolocation' | 'city' | 'country' | 'hotelCategory'>,
) {
  return withoutUndefined({
    stars: within(hotel.stars, 7),
    rating: within(hotel.rating, 10),
    geolocation: geoOf(hotel.geolocation),
    city: nameOf(hotel.city),
    country: nameOf(hotel.country),
    hotelCategory: nameOf(hotel.hotelCategory),
  })
}

const within = (value: number | undefined, max: number) =>
  typeof value === 'number' && value >= 0 && value <= max ? value : undefined
