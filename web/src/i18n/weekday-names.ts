import { LOCALES } from './locales.ts'
import { useLocale } from './use-locale.ts'

const cache = new Map<string, readonly string[]>()

/** Names of weekdays in the page's language; 1 is Monday, as in ISO 8601. */
export function useWeekdayName(length: 'short' | 'long'): (day: number) => string {
  const tag = LOCALES[useLocale()].intl
  const key = `${tag} ${length}`
  const names = cache.get(key) ?? weekdayNames(tag, length)
  cache.set(key, names)
  return (day) => names[day - 1] ?? ''
}

function weekdayNames(tag: string, weekday: 'short' | 'long'): readonly string[] {
  const formatter = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => formatter.format(Date.UTC(2024, 0, day)))
}
