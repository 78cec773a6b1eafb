import type { Input } from '../../api/operations.ts'
import { searchForm, type HotelSearch } from '../../domain/hotel-search.ts'

/** The search of a list on the wire. Filters and order are the browser's: they narrow what is there already. */
export function listRequest(search: HotelSearch): Input<'availabilitySearch'> {
  return { body: { filter: searchForm(search), limit: 100 } }
}
