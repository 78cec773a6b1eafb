import type { Input } from '../../api/operations.ts'
import { searchForm, type HotelSearch } from '../../domain/hotels/hotel-search.ts'

/** The most hotels that the contract returns at once. More are read page by page (decision 36.14). */
const ALL = 100

/**
 * The request of a list. The browser filters, sorts and pages what it gets. The label is left out, so that one place is
 * one cached response, whatever its label.
 */
export function listRequest(search: HotelSearch): Input<'availabilitySearch'> {
  return { body: { filter: searchForm({ ...search, label: '' }), limit: ALL } }
}
