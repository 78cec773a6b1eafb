import type { Input } from '../../api/operations.ts'
import type { TourSearch } from '../../domain/tours/tour-address.ts'

/** The most tours that the contract returns at once. More are read page by page (decision 36.14). */
const ALL = 100

/** The request of a list. The browser filters, sorts and pages the response. */
export function listRequest({ from }: Pick<TourSearch, 'from'>): Input<'tourSearch'> {
  return { body: { filter: { status: 'active', ...(from ? { checkIn: from } : {}) }, limit: ALL } }
}

/** The request for the agency's filter list, which takes no parameters. */
export const facetRequest = {}
