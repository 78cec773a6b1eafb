/** One retry for this many calls. */
const CALLS_PER_REPEAT = 10

/** Maximum number of retries that can be saved up, or owed. */
const MOST = 10

/** The retry budget of an upstream, so that a failing upstream does not get twice the load. */
export interface RetryBudget {
  /** Counts a first attempt. */
  countCall(): void
  /**
   * Uses up a retry. With `asks`, returns false if none is left. Without it, the retry is always allowed and may put
   * the budget into debt.
   */
  take(asks: boolean): boolean
}

/** Creates a budget of one retry per ten calls (decision 4.2). It starts with one retry. */
export function createRetryBudget(): RetryBudget {
  // In tenths of a retry, so that it stays an integer.
  let saved = CALLS_PER_REPEAT
  return {
    countCall() {
      saved = Math.min(saved + 1, MOST * CALLS_PER_REPEAT)
    },
    take(asks) {
      if (asks && saved < CALLS_PER_REPEAT) return false
      saved = Math.max(saved - CALLS_PER_REPEAT, -MOST * CALLS_PER_REPEAT)
      return true
    },
  }
}
