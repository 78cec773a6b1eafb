import { latinDigits } from './digits.ts'

/**
 * A day of the calendar as the integer YYYYMMDD (decision 30.1).
 * It belongs to no time zone (decision 30.1); only `todayIn` knows about zones.
 */
export type CivilDate = number

const DAY = 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

/** The date of a year, month (1-12) and day, or undefined when the calendar has no such day. Years 1000-9999. */
export function civilDate(year: number, month: number, day: number): CivilDate | undefined {
  if (year < 1000 || year > 9999) return undefined
  const moment = new Date(Date.UTC(year, month - 1, day))
  const exists = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  return exists ? year * 10_000 + month * 100 + day : undefined
}

/** Year, month (1-12) and day of a date. */
export function dateParts(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Math.trunc(date / 10_000), month: Math.trunc(date / 100) % 100, day: date % 100 }
}

/** Whether a number names a day that exists; 20270231 does not (decision 30.1). */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  const { year, month, day } = dateParts(value)
  return civilDate(year, month, day) === value
}

function dayNumber(date: CivilDate): number {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day) / DAY
}

/** The date so many days later (earlier when negative). Meant for dates within the years 1000-9999. */
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

/** For sorting: negative when `a` is earlier, 0 when equal, positive when later. */
export function compareDates(a: CivilDate, b: CivilDate): number {
  return a - b
}

/** The date a clock on the wall of a time zone shows at an instant (milliseconds since 1970 UTC). */
export function todayIn(epochMs: number, timeZone = 'Europe/Istanbul'): CivilDate {
  const parts = wallClock(timeZone).formatToParts(epochMs)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  return part('year') * 10_000 + part('month') * 100 + part('day')
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  wallClocks.set(timeZone, made)
  return made
}

/** `dateLong`, DD.MM.YYYY (decision 31.3). */
export function formatLong(date: CivilDate): string {
  const { year, month, day } = dateParts(date)
  return `${two(day)}.${two(month)}.${year}`
}

/** `dateShort`, DD.MM (decision 31.3). */
export function formatShort(date: CivilDate): string {
  const { month, day } = dateParts(date)
  return `${two(day)}.${two(month)}`
}

/** ISO 8601, YYYY-MM-DD: the form of date inputs, `<time>` and addresses. */
export function formatIso(date: CivilDate): string {
  const { year, month, day } = dateParts(date)
  return `${year}-${two(month)}-${two(day)}`
}

/** Reads YYYY-MM-DD or YYYYMMDD, nothing else; undefined when it is not such a date. */
export function parseIso(text: string): CivilDate | undefined {
  const found = /^(\d{4})(-?)(\d{2})\2(\d{2})$/.exec(text)
  return found ? civilDate(Number(found[1]), Number(found[3]), Number(found[4])) : undefined
}

/**
 * Reads what a person types: D.M.YYYY, D/M/YY, D-M (the next such day from `today` on), DDMMYYYY and ISO, in any of
 * the three sets of digits. The day always comes before the month, as dates are shown (decision 30.4).
 */
export function parseTyped(text: string, today: CivilDate): CivilDate | undefined {
  const typed = latinDigits(text).trim()
  const iso = /^\d{4}-/.test(typed) ? parseIso(typed) : undefined
  if (iso !== undefined) return iso
  const found =
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    /^(\d{1,2})[\s.,/\-\u060d]+(\d{1,2})(?:[\s.,/\-\u060d]+(\d{4}|\d{2}))?\.?$/.exec(typed)
  if (!found) return undefined
  const [day, month, year] = [Number(found[1]), Number(found[2]), found[3]]
  if (year !== undefined) return civilDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  return nextSuchDay(month, day, today)
}

/** 29 February may be up to eight years away (1896 to 1904, 2096 to 2104). */
function nextSuchDay(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const { year } = dateParts(today)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const date = civilDate(year + ahead, month, day)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}
