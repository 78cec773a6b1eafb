import { LocationType, SearchLocationType } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { ProviderBody, Wire } from '../../ports/provider.ts'
import { enumValueOf } from './enums.ts'
import { countryOf, geoOf, nameOf, placeOf } from './names.ts'
import { translateEach, matching, withoutUndefined, integerWithin } from './present.ts'
import { CULTURE, type Conversion } from './conversion.ts'

/**
 * Converts location types of set A (suggestions) to set B (searches) (decision 18.2). The two
 * sets give the same numbers different meanings.
 */
const SEARCH_TYPES: Readonly<Record<number, Wire['LocationType']>> = {
  [LocationType.Country]: SearchLocationType.Country,
  [LocationType.City]: SearchLocationType.City,
  [LocationType.Town]: SearchLocationType.Town,
  [LocationType.Village]: SearchLocationType.Village,
  [LocationType.Airport]: SearchLocationType.Airport,
}

/** The search input for a suggestion: a place or a hotel id, or undefined for other types. */
export function whereOf({ id, type }: { id: string; type: number }): {
  arrivalLocations?: Wire['RequestLocation'][]
  Products?: string[]
} {
  if (type === LocationType.Hotel) return { Products: [id] }
  const searchType = Object.hasOwn(SEARCH_TYPES, type) ? SEARCH_TYPES[type] : undefined
  return searchType === undefined ? {} : { arrivalLocations: [{ id, type: searchType }] }
}

/** The provider's request for suggestions. */
export const arrivalsRequest = ({
  productType = 2,
  query,
  culture = CULTURE,
}: Schemas['ProviderArrivalQuery']): ProviderBody<'arrivalAutocomplete'> => ({ productType, query, culture })

/** The provider's request for flight places. */
export const flightPlacesRequest = (
  query: string,
  culture = CULTURE,
): ProviderBody<'departureAutocomplete'> & { productType: 3 } => ({ productType: 3, query, serviceType: '1', culture })

/** Suggestions of types known to our contract (decision 16.9). */
export const toArrivals = ({ items }: Wire['AutocompleteBody']): Schemas['ProviderArrival'][] =>
  translateEach(items, arrivalOf, 100)

function arrivalOf(suggestion: Wire['Suggestion']): Schemas['ProviderArrival'] | undefined {
  const type = enumValueOf(LocationType, suggestion.type)
  if (type === undefined) return undefined
  const { country, state, city, town, village, airport, hotel } = suggestion
  const names = { country, state, city, town, village, airport, hotel }
  const translated = Object.fromEntries(Object.entries(names).map(([key, named]) => [key, nameOf(named)]))
  const hotelCount = integerWithin((city as Wire['Place'] | undefined)?.hotelCount, 0, Number.MAX_SAFE_INTEGER)
  return withoutUndefined({
    type,
    provider: suggestion.provider,
    geolocation: geoOf(suggestion.geolocation),
    hotelCount,
    ...translated,
  })
}

/** Cities and airports of several responses, without duplicates. */
export function toFlightPlaces(
  bodies: readonly Wire['AutocompleteBody'][],
  conversion: Conversion,
): Schemas['FlightPlace'][] {
  const all = translateEach(
    bodies.flatMap(({ items }) => items),
    (suggestion) => flightPlaceOf(suggestion, conversion),
    1000,
  )
  return [...new Map(all.map((place) => [`${place.type} ${place.id}`, place])).values()].slice(0, 40)
}

function flightPlaceOf(suggestion: Wire['Suggestion'], conversion: Conversion): Schemas['FlightPlace'] | undefined {
  const isAirport = suggestion.type === LocationType.Airport
  if (!isAirport && suggestion.type !== LocationType.City) return undefined
  const place = placeOf(isAirport ? suggestion.airport : suggestion.city, conversion)
  const id = matching(place?.id, /^[A-Z]{3}$/)
  if (place === undefined || id === undefined) return undefined
  return withoutUndefined({
    type: isAirport ? LocationType.Airport : LocationType.City,
    id,
    name: place.name,
    city: isAirport ? placeOf(suggestion.city, conversion) : undefined,
    country: countryOf(suggestion.country, undefined, conversion),
    geolocation: geoOf(suggestion.geolocation),
  })
}
