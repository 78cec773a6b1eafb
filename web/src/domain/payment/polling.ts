const FIRST = 2_000
const GROWTH = 1.25
const LONGEST = 10_000

/**
 * Milliseconds until a payment or a booking is asked for again: "poll 2 s -> 10 s" (E3). `asked` is how
 * often it has been asked before.
 */
export function pollDelay(asked: number): number {
  return Math.min(LONGEST, Math.round(FIRST * GROWTH ** asked))
}
