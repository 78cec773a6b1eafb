import type { TransferSearch } from './transfer-search.ts'

/** As many vehicles as the contract answers at once. One route has a handful; all routes together take two pages. */
const ALL = 100

/**
 * The search of a list on the wire: the two places only. Whatever a vehicle cannot carry is judged here, so that it can be
 * shown with its reason.
 */
export function transferRequest({ from, to }: Pick<TransferSearch, 'from' | 'to'>, page = 1) {
  return {
    query: {
      ...(from === undefined ? {} : { fromLocation: `location-${from}` }),
      ...(to === undefined ? {} : { toLocation: `location-${to}` }),
      limit: ALL,
      ...(page === 1 ? {} : { page }),
    },
  }
}
