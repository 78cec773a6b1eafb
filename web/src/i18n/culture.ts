import type { Locale } from './locales.ts'

/** The languages that the provider writes in, as it names them. */
const CULTURES: Partial<Record<Locale, string>> = { en: 'en-US', ar: 'ar-SA' }

/** The culture of calls to the provider: the page's language, or English where the provider does not write it (decision 17.1). */
export const cultureOf = (locale: Locale): string => CULTURES[locale] ?? 'en-US'

/** What a nationality is when nobody has chosen one (decision 17.1). */
const USUAL = 'TR'

/** Languages that are spoken by one country before all others. English and Arabic name none. */
const COUNTRIES: Partial<Record<string, string>> = {
  tr: 'TR',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  el: 'GR',
  bg: 'BG',
  ro: 'RO',
}

/** The nationality that a search begins with: that of the page's language, else TR. */
export const nationalityOf = (locale: Locale): string => COUNTRIES[locale] ?? USUAL
