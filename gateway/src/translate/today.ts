/** Dates follow the clock of Türkiye, UTC+3 all year since 2016, wherever the server runs (decision 30.2). */
const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000

/** The day that was asked for last, because nearly every request asks for the same one. */
let last = { startsAt: Number.NaN, date: Number.NaN }

/** The sites' date at a point in time (epoch milliseconds), as YYYYMMDD. */
export function todayAt(now: number): number {
  const there = now + OFFSET_MS
  const startsAt = there - (there % DAY_MS)
  if (startsAt !== last.startsAt) last = { startsAt, date: dateOf(new Date(startsAt)) }
  return last.date
}

const dateOf = (day: Date) => (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate()

/** Epoch milliseconds of YYYY-MM-DD HH:MM in Türkiye. NaN if invalid. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
