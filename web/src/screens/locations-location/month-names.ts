import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** The names by language and length: a formatter is slow to make. */
const cache = new Map<string, readonly string[]>()

/** The names of the twelve months in the page's language. */
export function useMonthNames(length: 'short' | 'long'): readonly string[] {
  const tag = LOCALES[useLocale()].intl
  const key = `${tag} ${length}`
  const names = cache.get(key) ?? monthNames(tag, length)
  cache.set(key, names)
  return names
}

function monthNames(tag: string, month: 'short' | 'long'): readonly string[] {
  const formatter = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' })
  // Any year and day will do, because only the month is written.
  return Array.from({ length: 12 }, (_, at) => formatter.format(Date.UTC(2027, at, 15)))
}
