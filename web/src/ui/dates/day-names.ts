import { toDate, type DateInt } from './calendar.ts'

/** A formatter for days at midnight UTC: Western digits and the Gregorian calendar in every language. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): (day: DateInt) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...options,
  })
  return (day) => format.format(toDate(day))
}

/** The most letters of a short name that fit over a column of days. */
const MAX_LETTERS = 4

/**
 * Weekday names from `weekStart` on. The short ones have no full stop: "tirs". In a language in which one of them is
 * long (Arabic), all are single letters.
 */
export function weekdays(locale: string, weekStart: number): { long: string; short: string }[] {
  const long = formatter(locale, { weekday: 'long' })
  const short = formatter(locale, { weekday: 'short' })
  const days = Array.from({ length: 7 }, (_, index) => 20240107 + ((index + weekStart) % 7))
  const shortNames = days.map((day) => short(day).replace(/\.$/, ''))
  const columnNames = shortNames.every((name) => name.length <= MAX_LETTERS)
    ? shortNames
    : days.map(formatter(locale, { weekday: 'narrow' }))
  return days.map((day, index) => ({ long: long(day), short: columnNames[index] ?? '' }))
}
