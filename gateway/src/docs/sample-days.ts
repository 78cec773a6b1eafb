const DAY_MS = 86_400_000

/** Days from now to check-in and check-out in samples, far enough ahead to find free rooms. */
export const SAMPLE_STAY = [60, 65] as const

/**
 * The date a number of days ahead, `YYYY-MM-DD`.
 * @param now epoch milliseconds
 */
export const civilAhead = (now: number, days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
