import type { Input } from '../../api/operations.ts'
import type { TourSearch } from '../../domain/tours/tour-address.ts'

/** As many tours as the contract answers at once. */
const ALL = 100

/** The search of a list on the wire. Filters, order and pages are the browser's: they narrow what is there already. */
export function listRequest({ from }: Pick<TourSearch, 'from'>): Input<'tourSearch'> {
  return { body: { filter: { status: 'active', ...(from ? { checkIn: from } : {}) }, limit: ALL } }
}

/** The agency's own list of filters takes no parameters. */
export const facetRequest = {}
