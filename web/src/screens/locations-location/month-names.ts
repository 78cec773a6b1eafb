import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

const known = new Map<string, readonly string[]>()

/** The names of the twelve months in the page's language. */
export function useMonthNames(length: 'short' | 'long'): readonly string[] {
  const tag = LOCALES[useLocale()].intl
  const key = `${tag} ${length}`
  const made = known.get(key) ?? monthNames(tag, length)
  known.set(key, made)
  return made
}

function monthNames(tag: string, month: 'short' | 'long'): readonly string[] {
  const formatter = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => formatter.format(Date.UTC(2027, at, 15)))
}
