import { LocationType } from '@rota/openapi/agency/enums'
import type { Schema } from '../basics/schemas.ts'
import { matchOf } from '../places/search.ts'
import { AIRPORT_CODES, AIRPORTS, CITIES, CITY_CODES, COUNTRIES, countryOf } from '../seed/flights/airports.ts'
import { text } from '../basics/texts.ts'

type Place = Schema<'FlightPlace'>

const country = (id: keyof typeof COUNTRIES) => ({ id, name: text(COUNTRIES[id].name) })

const cities = CITY_CODES.map((id): Place => {
  const { name, country: code } = CITIES[id]
  return { type: LocationType.City, id, name: text(name), country: country(code) }
})

const airports = AIRPORT_CODES.map((id): Place => {
  const { name, city, at } = AIRPORTS[id]
  return {
    type: LocationType.Airport,
    id,
    name: text(name),
    city: { id: city, name: text(CITIES[city].name) },
    country: country(countryOf(id)),
    geolocation: { latitude: at[0], longitude: at[1] },
  }
})

/** How many suggestions are returned at most. */
const MAX = 12

/** Cities and airports that match a term, best match first; with equal ranks, cities come before airports. */
export function flightPlaces(term: string): Place[] {
  return [...cities, ...airports]
    .map((place) => {
      const names = [place.name, place.city?.name ?? []].flat().map(({ value }) => value)
      return { place, rank: matchOf(term, [place.id, ...names]) }
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.place.type - b.place.type)
    .slice(0, MAX)
    .map(({ place }) => place)
}
