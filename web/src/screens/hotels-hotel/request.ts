import type { Input } from '../../api/operations.ts'
import { visitForm, type VisitSearch } from '../../domain/hotels/visit.ts'

/** The id in `12` and in `ardic-bay-hotel-12`: the part after the last hyphen (decision 33.3). */
const hotelId = (idOrSlug: string) => idOrSlug.slice(idOrSlug.lastIndexOf('-') + 1)

/** The request for the record of a hotel. */
export const hotelRequest = (idOrSlug: string): Input<'hotelView'> => ({ path: { id: hotelId(idOrSlug) } })

/** The request for the prices of a hotel's rooms, for dates and people. */
export function priceRequest(idOrSlug: string, search: VisitSearch): Input<'hotelPrice'> {
  return { path: { id: hotelId(idOrSlug) }, body: visitForm(search) }
}
