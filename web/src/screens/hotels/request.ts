import type { Input } from '../../api/operations.ts'
import { searchForm, type HotelSearch } from '../../domain/hotels/hotel-search.ts'

/** As many hotels as the contract answers at once. */
const ALL = 100

/**
 * The search of a list on the wire. Filters, order and pages are the browser's: they narrow what is there already. The
 * label is left out, so that one place is one answer whatever it was called.
 */
export function listRequest(search: HotelSearch): Input<'availabilitySearch'> {
  return { body: { filter: searchForm({ ...search, label: '' }), limit: ALL } }
}
