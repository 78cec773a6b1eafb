/** The first and the longest delay, in milliseconds. */
const FIRST_DELAY = 2_000
const MAX_DELAY = 10_000
const GROWTH = 1.25

/**
 * Milliseconds until the next poll of a payment or a booking: "poll 2 s -> 10 s" (E3). `pollCount` is the number of
 * polls so far.
 */
export function pollDelay(pollCount: number): number {
  return Math.min(MAX_DELAY, Math.round(FIRST_DELAY * GROWTH ** pollCount))
}
