import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import { fold } from '../../domain/text/fold.ts'

/**
 * The name of the searched place in all languages, as the agency writes it. A result contains the id of its place but
 * only the names of its region, so a region is found by comparing those names with the id and the label in the URL.
 * Results contain no airports: an airport's label counts if the agency itself writes it, "12 km from Antalya Airport".
 * Undefined for any other label, because anybody can write one into a link.
 */
export function placeName(records: readonly SoldEntry[], { place, label }: HotelSearch): LocalizedText | undefined {
  const locations = records.map(({ hotel }) => hotel.location)
  const own = locations.find(({ id }) => `location-${id}` === place)
  if (own) return own.name
  const meant = [place?.replace('location-', '') ?? '', label].map(fold).filter((name) => name !== '')
  // A list of all places: reading the names of a thousand regions takes long.
  if (meant.length === 0) return undefined
  const known = locations.find(({ region }) => region?.some(({ value }) => meant.includes(fold(value))))?.region
  if (known || label === '') return known
  const written = records
    .flatMap(({ hotel }) => hotel.distance ?? [])
    .find(({ value }) => fold(value).endsWith(` ${fold(label)}`))
  return written && [{ lang: written.lang, value: label }]
}
