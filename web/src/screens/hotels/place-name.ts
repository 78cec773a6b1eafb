import type { Schema } from '../../api/operations.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import { fold } from '../../domain/text/text-match.ts'

/**
 * The name of the place as the agency writes it, in all its languages. A region has no id in a record: the id of the
 * address, or its label, is compared with its names. The label is anybody's text and says no more than that. Undefined
 * when no record knows the place.
 */
export function placeName(
  records: readonly Schema<'HotelOffer'>[],
  { place, label }: HotelSearch,
): LocalizedText | undefined {
  const locations = records.map(({ hotel }) => hotel.location)
  const own = locations.find(({ id }) => `location-${id}` === place)
  if (own) return own.name
  const meant = [place?.replace('location-', '') ?? '', label].map(fold).filter((name) => name !== '')
  return locations.find(({ region }) => region?.some(({ value }) => meant.includes(fold(value))))?.region
}
