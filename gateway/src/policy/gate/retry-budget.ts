/** Number of calls that add one retry to the budget. */
const CALLS_PER_RETRY = 10

/** Maximum number of retries that can be saved up, or owed. */
const MAX_RETRIES = 10

/** The retry budget of an upstream, so that a failing upstream does not get twice the load. */
export interface RetryBudget {
  /** Counts a first attempt. */
  countCall(): void
  /**
   * Uses up a retry. If `isLimited`, returns false if none is left. Otherwise the retry is always allowed, and may
   * put the budget into debt.
   */
  take(isLimited: boolean): boolean
}

/** Creates a budget of one retry per ten calls (decision 4.2). It starts with one retry. */
export function createRetryBudget(): RetryBudget {
  // In tenths of a retry, so that it stays an integer.
  let tenths = CALLS_PER_RETRY
  return {
    countCall() {
      tenths = Math.min(tenths + 1, MAX_RETRIES * CALLS_PER_RETRY)
    },
    take(isLimited) {
      if (isLimited && tenths < CALLS_PER_RETRY) return false
      tenths = Math.max(tenths - CALLS_PER_RETRY, -MAX_RETRIES * CALLS_PER_RETRY)
      return true
    },
  }
}
