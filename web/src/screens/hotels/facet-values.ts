import type { HotelFilters } from '../../domain/hotels/hotel-filters.ts'
import type { ListedHotel } from '../../domain/hotels/hotel-listing.ts'
import { sortedUnique } from '../../domain/listing/sorted-unique.ts'
import { AMENITY_ICONS, isAmenity } from '../../parts/amenities.ts'

/** Boards in display order: the most inclusive first, the reverse of the contract. */
const BOARDS = ['all-inclusive', 'full-board', 'half-board', 'breakfast', 'room-only'] as const

/**
 * The values that the filter groups offer: all that any hotel of the place has, and the active ones. They do not depend
 * on the filters, so that nothing shifts; a value without results shows 0 and cannot be ticked. `hasEveryBoard`: any
 * hotel may have any board, in offers that are requested later (decision 36.6).
 */
export function facetValues(records: readonly ListedHotel[], on: HotelFilters, hasEveryBoard: boolean) {
  const hotels = records.map(({ hotel }) => hotel)
  const amenities = new Set([...hotels.flatMap((hotel) => hotel.amenities), ...on.amenities])
  const boards = new Set([...records.flatMap((record) => record.boards), ...on.boards])
  const stars = [...hotels.map((hotel) => hotel.stars), ...on.stars]
  return {
    stars: sortedUnique(stars.filter((count) => count > 0)).toReversed(),
    boards: BOARDS.filter((board) => hasEveryBoard || boards.has(board)),
    themes: sortedUnique([...hotels.flatMap((hotel) => hotel.themes), ...on.themes]),
    amenities: Object.keys(AMENITY_ICONS).filter((amenity) => isAmenity(amenity) && amenities.has(amenity)),
  }
}
