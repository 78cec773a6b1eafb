/**
 * A calendar day as the integer YYYYMMDD (decision 30.1). It belongs to no time zone; only `todayIn` and
 * `zone-time.ts` know about zones.
 */
export type CivilDate = number

const DAY = 86_400_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Year, month (1-12) and day of a date. */
export function dateParts(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Math.trunc(date / 10_000), month: Math.trunc(date / 100) % 100, day: date % 100 }
}

function dayNumber(date: CivilDate): number {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day) / DAY
}

/** The date this many days later (earlier when negative). Supports years 1000-9999. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const moment = new Date((dayNumber(date) + days) * DAY)
  return moment.getUTCFullYear() * 10_000 + (moment.getUTCMonth() + 1) * 100 + moment.getUTCDate()
}

/** Nights from one date to another: the difference of the civil dates, negative when `to` is earlier. */
export function nightsBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Day of the week as ISO counts it: 1 Monday to 7 Sunday, the same numbers as Intl's `firstDay`. */
export function weekday(date: CivilDate): number {
  return new Date(dayNumber(date) * DAY).getUTCDay() || 7
}

/** The local calendar date in a time zone at an instant (milliseconds since 1970 UTC). */
export function todayIn(epochMs: number, timeZone = 'Europe/Istanbul'): CivilDate {
  const parts = wallClock(timeZone).formatToParts(epochMs)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  return part('year') * 10_000 + part('month') * 100 + part('day')
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const cached = wallClocks.get(timeZone)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  wallClocks.set(timeZone, formatter)
  return formatter
}

/** `dateLong`, DD.MM.YYYY (decision 31.3). */
export function formatLong(date: CivilDate): string {
  const { year, month, day } = dateParts(date)
  return `${twoDigits(day)}.${twoDigits(month)}.${year}`
}

/** `dateShort`, DD.MM (decision 31.3). */
export function formatShort(date: CivilDate): string {
  const { month, day } = dateParts(date)
  return `${twoDigits(day)}.${twoDigits(month)}`
}

/** ISO 8601, YYYY-MM-DD: the form used by date inputs, `<time>` and URLs. */
export function formatIso(date: CivilDate): string {
  const { year, month, day } = dateParts(date)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}
