/** Dates follow the clock of Türkiye, UTC+3 all year since 2016, wherever the server runs (decision 30.2). */
const TURKIYE_OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000

/** Caches the last result with the start of its day, because nearly every request needs the same day. */
let lastDay = { startsAt: Number.NaN, date: Number.NaN }

/** The sites' date at a point in time (epoch milliseconds), as YYYYMMDD. */
export function todayAt(now: number): number {
  const localTime = now + TURKIYE_OFFSET_MS
  const startsAt = localTime - (localTime % DAY_MS)
  if (startsAt !== lastDay.startsAt) lastDay = { startsAt, date: dateOf(new Date(startsAt)) }
  return lastDay.date
}

const dateOf = (day: Date) => (day.getUTCFullYear() * 100 + day.getUTCMonth() + 1) * 100 + day.getUTCDate()

/** Epoch milliseconds of YYYY-MM-DD HH:MM in Türkiye. NaN if invalid. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
