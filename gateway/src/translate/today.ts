/** A hotel's day begins in Türkiye, wherever the server stands (product 3.3 row 7). */
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The civil date of the sites at an instant (epoch milliseconds), as YYYYMMDD. */
export function todayAt(now: number): number {
  const part = (type: string) => format.formatToParts(now).find((it) => it.type === type)?.value ?? ''
  return Number(`${part('year')}${part('month')}${part('day')}`)
}

/** The instant of YYYY-MM-DD HH:MM in the sites' time zone, which has been +03:00 all year since 2016; NaN for none. */
export const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+03:00`)
