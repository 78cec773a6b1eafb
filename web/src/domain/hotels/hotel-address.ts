import { HOTEL_CODEC } from './hotel-filters.ts'
import type { HotelSearch } from './hotel-search.ts'
import { listEntries } from '../listing/address.ts'
import { queryText } from '../listing/query-text.ts'
import { placeEntries } from './visit-address.ts'

/**
 * The query of a hotel list, without the question mark. The order is fixed and defaults are left out, so that equal
 * searches have equal URLs (decision 35.3). The reader is in `read-hotel-address.ts`, so that pages that only link to a
 * search do not load it.
 */
export function encode(search: HotelSearch): string {
  return queryText([...placeEntries(search), ...listEntries(HOTEL_CODEC, search)])
}
