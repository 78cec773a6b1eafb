import type { Locale } from './locales.ts'

/** Languages that the provider supports, with its codes. */
const CULTURES: Partial<Record<Locale, string>> = { en: 'en-US', ar: 'ar-SA', tr: 'tr-TR', de: 'de-DE' }

/**
 * The culture code for provider calls: the page's language, or English if the provider does not support it (decision
 * 17.1).
 */
export const cultureOf = (locale: Locale): string => CULTURES[locale] ?? 'en-US'

/** A text of the provider. Its language is that of the page, or English if the provider does not support that. */
export const providerText = (locale: string, value: string) => [{ lang: locale in CULTURES ? locale : 'en', value }]

/** Names of the provider as one text, the smallest place first, with the comma of the language. */
export const providerNames = (locale: string, names: readonly string[]) =>
  providerText(locale, names.join(locale === 'ar' ? '، ' : ', '))

/** The default nationality (decision 17.1). */
const DEFAULT_NATIONALITY = 'TR'

/** Languages that belong mainly to one country. English and Arabic do not. */
const COUNTRIES: Partial<Record<string, string>> = {
  tr: 'TR',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  el: 'GR',
  bg: 'BG',
  ro: 'RO',
}

/** The initial nationality of a search: derived from the page's language, else TR. */
export const nationalityOf = (locale: Locale): string => COUNTRIES[locale] ?? DEFAULT_NATIONALITY
