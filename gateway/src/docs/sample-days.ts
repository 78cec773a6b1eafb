const DAY = 86_400_000

/** Days from now to the first and the last day of the stay in samples: rooms are rarely gone by then. */
export const SAMPLE_STAY = [60, 65] as const

/** The day so many days ahead, `YYYY-MM-DD`, so that no sample asks for what is past. @param now epoch milliseconds */
export const civilAhead = (now: number, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
