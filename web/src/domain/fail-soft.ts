/**
 * What a screen goes on with after a failed call (decision 34.8). `empty-list`: an empty list that says why, unless the
 * same list has been answered before. `nothing`: no results at all, also none of an earlier search. `everything`: what
 * is there stays, and the error is a value beside it.
 */
type Left = 'empty-list' | 'nothing' | 'everything'

/** The sources whose failure leaves a page that can be used, by operation. All others are shown as failed pages. */
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
} as const satisfies Record<string, Left>

/** A source's answer as a screen shows it. `failure` is what it says, with a button to try again (decision 34.4). */
export type Softened<Data, Failure> = { data: Data | undefined; failure: Failure | undefined }

/** Applies the table to an answer, an error, or an error after an earlier answer. */
export function softened<Data, Failure>(
  source: keyof typeof FAIL_SOFT,
  { data, error }: { data: Data | undefined; error: Failure | undefined },
): Softened<Data, Failure> {
  if (error === undefined) return { data, failure: undefined }
  const left: Left = FAIL_SOFT[source]
  if (left === 'nothing') return { data: undefined, failure: error }
  return { data, failure: left === 'empty-list' && data !== undefined ? undefined : error }
}
