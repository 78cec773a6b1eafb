import { AutocompleteType, ProductType, ProviderId } from '@rota/openapi/provider/enums'
import { inAnyLanguage } from '../../basics/texts.ts'
import { matchOf } from '../../places/search.ts'
import type { HotelSeed } from '../../seed/hotel-seed.ts'
import { lineageOf, PLACE_IDS, PLACES, type PlaceId } from '../../seed/places.ts'
import { ALL_AIRPORTS, type Airport } from './airports.ts'
import { providerHotels, type ProviderHotel } from './hotels.ts'
import { placeIdOf, placeName, within, textIn } from './places.ts'
import type { Wire } from '../wire/wire.ts'

type Suggestion = Wire<'Suggestion'>

/** How many suggestions are returned at most. */
const MAX = 15

interface Ranked {
  /** Twice the rank of the match, less one for a hotel or airport: with equal matches, places and cities come first. */
  readonly rank: number
  readonly found: Suggestion
}

const geo = ([latitude, longitude]: readonly [number, number]): Wire<'Geo'> => ({
  longitude: String(longitude),
  latitude: String(latitude),
})

/** The places that contain a place, keyed by type; set B numbers them 1 country, 2 city, 3 town, 4 village. */
function around(place: PlaceId, culture: string | undefined): Partial<Suggestion> {
  const named = (type: Wire<'LocationType'>) => {
    const id = within(place, type)
    return id && { id: placeIdOf(id), name: placeName(id, culture) }
  }
  const [country, city, town, village] = [named(1), named(2), named(3), named(4)]
  return { ...(country && { country }), ...(city && { city }), ...(town && { town }), ...(village && { village }) }
}

/** Suggestions use location types of set A, as our own places do. */
function placeSuggestion(id: PlaceId, hotels: readonly ProviderHotel[], culture: string | undefined): Suggestion {
  const places = around(id, culture)
  const hotelCount = hotels.filter(({ seed }) => lineageOf(seed.place).includes(id)).length
  const { type, at } = PLACES[id]
  // A separate variable because the contract's `NamedId` has no hotel count, but its `Place` does.
  const counted = places.city && { ...places.city, hotelCount }
  return {
    type,
    provider: ProviderId.Paximum,
    geolocation: geo(at),
    ...places,
    ...(type === AutocompleteType.City && counted && { city: counted }),
  }
}

function hotelSuggestion({ id, name, owner, seed }: ProviderHotel, culture: string | undefined): Suggestion {
  return {
    type: AutocompleteType.Hotel,
    provider: owner,
    geolocation: geo(seed.at),
    ...around(seed.place, culture),
    giataInfo: { hotelId: String(400_000 + Number(id)), destinationId: placeIdOf(seed.place) },
    hotel: { id, name },
  }
}

function hotelSuggestions(query: string, culture: string | undefined, seeds: ReadonlyMap<string, HotelSeed>): Ranked[] {
  const hotels = providerHotels(seeds)
  const places = PLACE_IDS.map((id) => ({
    rank: matchOf(query, inAnyLanguage(PLACES[id].name)) * 2,
    found: placeSuggestion(id, hotels, culture),
  }))
  const houses = hotels.map((hotel) => ({
    rank: matchOf(query, [hotel.name]) * 2 - 1,
    found: hotelSuggestion(hotel, culture),
  }))
  return [...places, ...houses]
}

const cityOf = ({ city, cityName }: Airport, culture: string | undefined) => ({
  id: city,
  name: textIn(cityName, culture),
})

const countryOf = ({ country, countryName }: Airport, culture: string | undefined) => ({
  id: country,
  name: textIn(countryName, culture),
})

function airportSuggestion(airport: Airport, culture: string | undefined): Suggestion {
  const { code, name } = airport
  return {
    type: AutocompleteType.Airport,
    provider: ProviderId.FlightContent,
    geolocation: geo(airport.at),
    country: countryOf(airport, culture),
    city: cityOf(airport, culture),
    airport: { id: code, code, name: textIn(name, culture) },
  }
}

/** Matching cities and airports; both can have the same code. */
function flightSuggestions(query: string, culture: string | undefined): Ranked[] {
  const firstOfCity = (airport: Airport) => ALL_AIRPORTS.find(({ city }) => city === airport.city) === airport
  return ALL_AIRPORTS.flatMap((airport): Ranked[] => {
    const byCity = matchOf(query, [airport.city, ...inAnyLanguage(airport.cityName)])
    const byName = matchOf(query, [airport.code, ...inAnyLanguage(airport.name)])
    const city: Suggestion = {
      type: AutocompleteType.City,
      provider: ProviderId.FlightContent,
      geolocation: geo(airport.at),
      country: countryOf(airport, culture),
      city: cityOf(airport, culture),
    }
    const found = { rank: Math.max(byCity, byName) * 2 - 1, found: airportSuggestion(airport, culture) }
    return firstOfCity(airport) ? [{ rank: byCity * 2, found: city }, found] : [found]
  })
}

/** Suggestions of a product type for a term, best match first. Products that the mock does not sell have none. */
export function suggest(
  { productType, query, culture }: { productType: number; query: string; culture?: string },
  seeds: ReadonlyMap<string, HotelSeed>,
): Suggestion[] {
  const { Hotel, Flight, Transfer, Dynamic } = ProductType
  const isFlown = [Flight, Transfer, Dynamic].some((type) => type === productType)
  const all = productType === Hotel ? hotelSuggestions(query, culture, seeds) : []
  const flown = isFlown ? flightSuggestions(query, culture) : []
  return [...all, ...flown]
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX)
    .map(({ found }) => found)
}
