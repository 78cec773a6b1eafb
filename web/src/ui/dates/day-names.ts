import { toDate, type DateInt } from './calendar.ts'

/** A formatter for days at midnight UTC: Western digits and the Gregorian calendar in every language. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): (day: DateInt) => string {
  const form = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...options,
  })
  return (day) => form.format(toDate(day))
}

/** Weekday names from `weekStart` on; in a language without short forms (Arabic) single letters. */
export function weekdays(locale: string, weekStart: number): { long: string; short: string }[] {
  const short = formatter(locale, { weekday: 'short' })
  const narrow = formatter(locale, { weekday: 'narrow' })
  const long = formatter(locale, { weekday: 'long' })
  return Array.from({ length: 7 }, (_, index) => {
    const day = 20240107 + ((index + weekStart) % 7)
    return { long: long(day), short: short(day).length > 4 ? narrow(day) : short(day) }
  })
}
