import type { TransferSearch } from './transfer-search.ts'

/** The most vehicles that the contract returns at once. One route has a handful; all routes together need more. */
const MAX_RECORDS = 100

/**
 * The request of a list, with the two places only. Capacity is checked in the browser, so that unsuitable vehicles can
 * be shown with their reason.
 */
export function transferRequest({ from, to }: Pick<TransferSearch, 'from' | 'to'>) {
  return {
    query: {
      ...(from === undefined ? {} : { fromLocation: `location-${from}` }),
      ...(to === undefined ? {} : { toLocation: `location-${to}` }),
      limit: MAX_RECORDS,
    },
  }
}
