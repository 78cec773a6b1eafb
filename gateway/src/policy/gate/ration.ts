/** A call in so many may be repeated. */
const CALLS_PER_REPEAT = 10

/** Repeats that can be saved up, or owed. */
const MOST = 10

/** Bounds how many of an upstream's calls are repeats, so that a failing one is not asked twice as much. */
export interface Ration {
  /** A call is made for the first time. */
  called(): void
  /** Takes a repeat; when asking, only if there is one. Who need not ask may leave a debt to those who must. */
  take(asks: boolean): boolean
}

/** A tenth of the calls may be repeated (decision 4.2); one repeat is there from the start. */
export function createRation(): Ration {
  // In parts of a repeat, as whole numbers.
  let saved = CALLS_PER_REPEAT
  return {
    called() {
      saved = Math.min(saved + 1, MOST * CALLS_PER_REPEAT)
    },
    take(asks) {
      if (asks && saved < CALLS_PER_REPEAT) return false
      saved = Math.max(saved - CALLS_PER_REPEAT, -MOST * CALLS_PER_REPEAT)
      return true
    },
  }
}
