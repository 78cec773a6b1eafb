/** Dates follow the clock of Türkiye, UTC+3 all year since 2016, wherever the server runs (decision 30.2). */
const OFFSET_MS = 3 * 3_600_000

/** The sites' date at a point in time (epoch milliseconds), as YYYYMMDD. */
export function todayAt(now: number): number {
  const there = new Date(now + OFFSET_MS)
  return (there.getUTCFullYear() * 100 + there.getUTCMonth() + 1) * 100 + there.getUTCDate()
}

/** Epoch milliseconds of YYYY-MM-DD HH:MM in Türkiye. NaN if invalid. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
