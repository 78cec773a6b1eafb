/**
 * The data that a screen still shows after a failed call (decision 34.8). `empty-list`: the list of an earlier answer,
 * or without one an empty list with the error. `nothing`: no results, not even those of an earlier search.
 * `everything`: the data of an earlier answer, with the error beside it.
 */
type RemainingData = 'empty-list' | 'nothing' | 'everything'

/** The operations after whose failure a page can still be used. Any other failure shows an error page. */
export const FAIL_SOFT = {
  // "Tour and transfer list failures return empty records."
  tourSearch: 'empty-list',
  serviceList: 'empty-list',
  transferList: 'empty-list',
  // "Flight list errors set the no-flights flag and are rethrown."
  flightPrice: 'empty-list',
  // "a failed price search empties the results"
  servicePrice: 'nothing',
  providerHotelPrice: 'nothing',
  // "Failed provider calls (transaction, update, price) return the error response instead of throwing"
  transactionBegin: 'everything',
  // The basket as it was last read: prices that could not be checked are checked again before paying.
  siteView: 'everything',
} as const satisfies Record<string, RemainingData>

/** The result of a call as a screen shows it. The screen shows `failure` with a button to try again (decision 34.4). */
export type ShownResult<Data, Failure> = { data: Data | undefined; failure: Failure | undefined }

/** Applies `FAIL_SOFT`: which data and which error a screen shows after a response, an error, or both in turn. */
export function applyFailSoft<Data, Failure>(
  source: keyof typeof FAIL_SOFT,
  { data, error }: { data: Data | undefined; error: Failure | undefined },
): ShownResult<Data, Failure> {
  if (error === undefined) return { data, failure: undefined }
  const remaining: RemainingData = FAIL_SOFT[source]
  if (remaining === 'nothing') return { data: undefined, failure: error }
  return { data, failure: remaining === 'empty-list' && data !== undefined ? undefined : error }
}
