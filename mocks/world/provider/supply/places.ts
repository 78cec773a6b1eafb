import { AutocompleteType, LocationType } from '@rota/openapi/provider/enums'
import { isPlace, lineageOf, PLACE_IDS, PLACES, type PlaceId } from '../../seed/places.ts'
import { text, valueIn, type TextByLanguage } from '../../basics/texts.ts'
import type { Wire } from '../wire/wire.ts'

/** Antalya's id at the provider is fixed; the other ids follow in our own order. */
const FIRST = 23_494 - PLACE_IDS.indexOf('antalya')

/** The provider's id of a place: the country code, or a number. */
export const placeIdOf = (place: PlaceId): string => PLACES[place].code ?? String(FIRST + PLACE_IDS.indexOf(place))

/** Maps location types of set A to those of set B (decision 18.2). */
const LOCATION: Readonly<Record<number, Wire<'LocationType'>>> = {
  [AutocompleteType.Country]: LocationType.Country,
  [AutocompleteType.City]: LocationType.City,
  [AutocompleteType.Town]: LocationType.Town,
  [AutocompleteType.Village]: LocationType.Village,
}

/** The type of a place in searches and responses, set B. */
const locationTypeOf = (place: PlaceId): Wire<'LocationType'> => LOCATION[PLACES[place].type] ?? LocationType.Town

/** The place of a request; undefined when the id or its type (set B) is wrong. */
export const placeOf = ({ id, type }: { id: string; type: number }): PlaceId | undefined =>
  PLACE_IDS.find((place) => placeIdOf(place) === id && locationTypeOf(place) === type)

/** The smallest place of a type that contains a place, including the place itself. */
export const within = (place: PlaceId, type: Wire<'LocationType'>): PlaceId | undefined =>
  lineageOf(place).find((id) => locationTypeOf(id) === type)

/** A text in the language of a culture such as `tr-TR`; English when that language is missing. */
export const textIn = (texts: TextByLanguage, culture: string | undefined): string =>
  valueIn(text(texts), culture ?? 'en-US')

/** The name of a place. */
export const placeName = (place: PlaceId, culture: string | undefined): string => textIn(PLACES[place].name, culture)

/** A place in the format of responses. */
export function location(place: PlaceId, culture: string | undefined, provider = 2): Wire<'Location'> {
  const [latitude, longitude] = PLACES[place].at
  const [, parent] = lineageOf(place)
  return {
    id: placeIdOf(place),
    name: placeName(place, culture),
    type: locationTypeOf(place),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(parent !== undefined && isPlace(parent) && { parentId: placeIdOf(parent) }),
    countryId: lineageOf(place).map(placeIdOf).at(-1) ?? '',
    provider,
    isTopRegion: locationTypeOf(place) === LocationType.City,
  }
}
