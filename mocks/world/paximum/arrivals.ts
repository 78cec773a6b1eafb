import { LocationType, SearchLocationType } from '@rota/openapi/agency/enums'
import { flightPlaces } from '../flights/flight-places.ts'
import type { Schema } from '../basics/schemas.ts'
import { hotelsIn, matchOf } from '../places/search.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { lineageOf, PLACE_IDS, PLACES, type PlaceId } from '../seed/places.ts'
import { providerIdOf } from '../provider/supply/rooms.ts'
import { OWNER } from './hotels.ts'
import { inAnyLanguage } from '../basics/texts.ts'
import { placeNames, valueFor } from './texts.ts'

type Arrival = Schema<'ProviderArrival'>

/** Id of the inventory that flights come from. */
const FLIGHT_INVENTORY = 13
/** How many suggestions are returned at most. */
const MAX_SUGGESTIONS = 20

/** Maps location types of set A to those of set B (decision 18.2). */
const SEARCHED_AS = {
  [LocationType.Country]: SearchLocationType.Country,
  [LocationType.City]: SearchLocationType.City,
  [LocationType.Town]: SearchLocationType.Town,
  [LocationType.Village]: SearchLocationType.Village,
} as const

/** The type of set B by which a place is searched. */
export const searchTypeOf = (place: PlaceId): Schema<'SearchLocationType'> => SEARCHED_AS[PLACES[place].type]

const geo = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude })

/** Places and hotels that match a term, best match first; larger places before smaller ones, hotels last. */
export function hotelArrivals(term: string, culture: string | undefined, seeds: readonly HotelSeed[]): Arrival[] {
  const places = PLACE_IDS.map((place) => {
    const { name, at, type } = PLACES[place]
    const searchTerms = [place, ...inAnyLanguage(name)]
    const arrival: Arrival = {
      type,
      provider: OWNER,
      geolocation: geo(at),
      ...placeNames(place, culture),
      hotelCount: hotelsIn(place, seeds).length,
    }
    return { rank: matchOf(term, searchTerms), depth: lineageOf(place).length, arrival }
  })
  const hotels = seeds.map((hotel) => {
    const arrival: Arrival = {
      type: LocationType.Hotel,
      provider: OWNER,
      geolocation: geo(hotel.at),
      ...placeNames(hotel.place, culture),
      hotel: { id: providerIdOf(hotel), name: hotel.name },
    }
    // Deeper than any place, so that hotels come last.
    return { rank: matchOf(term, [hotel.name]), depth: 9, arrival }
  })
  return [...places, ...hotels]
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.depth - b.depth)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ arrival }) => arrival)
}

/** Places of flights in the provider's format. */
export const flightArrivals = (term: string, culture: string | undefined): Arrival[] =>
  flightPlaces(term).map(({ type, id, name, city, country, geolocation }) => {
    const location = { id, code: id, name: valueFor(name, culture) }
    const isCity = type === LocationType.City
    return {
      type,
      provider: FLIGHT_INVENTORY,
      ...(geolocation && { geolocation }),
      country: { id: country.id, name: valueFor(country.name, culture) },
      ...(isCity ? { city: location } : { airport: location }),
      ...(city && { city: { id: city.id, name: valueFor(city.name, culture) } }),
    }
  })
