/** Adds days to a date, both YYYYMMDD. Does not involve time zones. */
export function addDays(day: number, days: number): number {
  const moment = new Date(Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, (day % 100) + days))
  return moment.getUTCFullYear() * 10_000 + (moment.getUTCMonth() + 1) * 100 + moment.getUTCDate()
}
