import { HOTEL_CODEC } from './hotel-filters.ts'
import type { HotelSearch } from './hotel-search.ts'
import { listEntries } from '../listing/address.ts'
import { queryText } from '../listing/query-text.ts'
import { placeEntries } from './visit-address.ts'

/**
 * Writes the URL query of the hotel list: "One codec, versioned, round-trip property-tested; bad
 * params are repaired with a notice, never a 400 page" (decision 35.3). The reader is in `read-hotel-address.ts`, so
 * that pages that only link to a search do not load it.
 */
/**
 * The query of a list, without the question mark; empty when everything is at its default. The order is fixed and
 * defaults are left out, so that equal searches have equal URLs.
 */
export function encode(search: HotelSearch): string {
  return queryText([...placeEntries(search), ...listEntries(HOTEL_CODEC, search)])
}
