/** A hotel's day begins in Türkiye, wherever the server stands (decision 30.2). */
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** No time zone changes its date within a quarter of an hour, so that the calendar is asked once for each; milliseconds. */
const QUARTER = 15 * 60_000

let known = { quarter: Number.NaN, today: 0 }

/** The civil date of the sites at an instant (epoch milliseconds), as YYYYMMDD. */
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

/** The instant of YYYY-MM-DD HH:MM in the sites' time zone, which has been +03:00 all year since 2016; NaN for none. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
