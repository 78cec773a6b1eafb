/** The first and the longest delay, in milliseconds. */
const FIRST = 2_000
const LONGEST = 10_000
const GROWTH = 1.25

/**
 * Milliseconds until the next poll of a payment or a booking: "poll 2 s -> 10 s" (E3). `asked` is the number of polls
 * so far.
 */
export function pollDelay(asked: number): number {
  return Math.min(LONGEST, Math.round(FIRST * GROWTH ** asked))
}
