import type { Schema } from '../../api/operations.ts'
import { countFacets, filterHotels, filterToDrop, isSoldOut, sortHotels } from '../../domain/facets.ts'
import type { HotelSearch } from '../../domain/hotel-search.ts'
import type { LocalizedText } from '../../domain/localized.ts'
import { fold } from '../../domain/text-match.ts'

type Entry = Schema<'HotelOffer'>

/** "12 = rails/featured, 40 = list pages" (decision 36.5). */
export const PAGE_SIZE = 40

/**
 * What a list shows of the agency's records: filtered, sorted, and as many pages as have been asked for, one under the
 * other. `matching` counts what passes the filters, `withRooms` those of it that can be had on the dates.
 */
export function listView(records: readonly Entry[], { filters, sort, page }: HotelSearch) {
  const sorted = sortHotels(filterHotels(records, filters), sort)
  const shown = sorted.slice(0, page * PAGE_SIZE)
  return {
    shown,
    matching: sorted.length,
    withRooms: sorted.filter((record) => !isSoldOut(record)).length,
    /** How many "Show more" adds; 0 at the end. */
    next: Math.min(PAGE_SIZE, sorted.length - shown.length),
    /** The hotel that the next page begins with. */
    nextId: sorted[shown.length]?.hotel.id,
    drop: filterToDrop(records, filters),
    counts: countFacets(records, filters),
  }
}

/**
 * The name of the place as the agency writes it, in all its languages. A region has no id in a record: the id of the
 * address, or its label, is compared with its names. The label is anybody's text and says no more than that. Undefined
 * when no record knows the place.
 */
export function placeName(records: readonly Entry[], { place, label }: HotelSearch): LocalizedText | undefined {
  const locations = records.map(({ hotel }) => hotel.location)
  const own = locations.find(({ id }) => `location-${id}` === place)
  if (own) return own.name
  const meant = [place?.replace('location-', '') ?? '', label].map(fold).filter((name) => name !== '')
  return locations.find(({ region }) => region?.some(({ value }) => meant.includes(fold(value))))?.region
}
