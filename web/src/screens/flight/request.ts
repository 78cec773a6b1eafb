import type { Input, Schema } from '../../api/operations.ts'
import { NO_FLIGHT_FILTERS } from '../../domain/flights/flight-filters.ts'
import { flightQuery, type FlightPlaceRef, type FlightSearch } from '../../domain/flights/flight-search.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import { cultureOf } from '../../i18n/culture.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isPlace, placesInput, type Side } from '../../parts/search-bar/flights/flight-places.ts'

export type Flight = Schema<'Flight'>

/** The request of a search, with names in the page's language; null while a place is missing. */
export function pricesRequest(search: FlightSearch, locale: Locale): Input<'flightPrice'> | null {
  const query = flightQuery(search)
  return query ? { body: { query, culture: cultureOf(locale) } } : null
}

/** The request of a search with any baggage, in whose response the filters count. */
export const anyBaggageRequest = (search: FlightSearch, locale: Locale): Input<'flightPrice'> | null =>
  pricesRequest({ ...search, filters: NO_FLIGHT_FILTERS }, locale)

/** The request for the name of a place, because the URL contains only its code. */
export const placeRequest = (
  place: FlightPlaceRef | undefined,
  side: Side,
  locale: Locale,
): Input<'flightPlaceList'> | null => (place ? placesInput(place.id, side, locale) : null)

/** The name of a place, found among the suggestions for its code; otherwise the code. */
export function nameOf(
  place: FlightPlaceRef | undefined,
  records: readonly Schema<'FlightPlace'>[] | undefined,
): LocalizedText {
  if (!place) return []
  return records?.find(isPlace(place))?.name ?? [{ lang: 'en', value: place.id }]
}
