/** Dates follow the time zone of Türkiye, wherever the server runs (decision 30.2). */
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The date can only change at a multiple of 15 minutes, so it is computed once per quarter of an hour; milliseconds.
 */
const QUARTER = 15 * 60_000

let known = { quarter: Number.NaN, today: 0 }

/** The sites' date at a point in time (epoch milliseconds), as YYYYMMDD. */
export function todayAt(now: number): number {
  const quarter = Math.floor(now / QUARTER)
  if (known.quarter !== quarter) known = { quarter, today: dateAt(now) }
  return known.today
}

function dateAt(now: number): number {
  const parts = format.formatToParts(now)
  const part = (type: string) => parts.find((it) => it.type === type)?.value ?? ''
  return Number(`${part('year')}${part('month')}${part('day')}`)
}

/** Epoch milliseconds of YYYY-MM-DD HH:MM in Türkiye, +03:00 all year since 2016. NaN if invalid. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
