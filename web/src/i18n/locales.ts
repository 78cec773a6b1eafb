/**
 * The languages that have a catalogue. To add one: a file in `messages/`, a line here, a line in `catalogues.ts`.
 * `intl` is the tag the platform formats with: day before month, Gregorian calendar, Latin digits (product 2.1).
 * `name` is the language in its own script.
 */
export const LOCALES = {
  en: { intl: 'en-GB-u-ca-gregory-nu-latn', dir: 'ltr', name: 'English', og: 'en_GB' },
  ar: { intl: 'ar-u-ca-gregory-nu-latn', dir: 'rtl', name: 'العربية', og: 'ar_AR' },
} as const satisfies Record<string, { intl: string; dir: 'ltr' | 'rtl'; name: string; og: string }>

export type Locale = keyof typeof LOCALES

/** "English has none": the default language carries no prefix (spec 2). */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES = Object.keys(LOCALES) as Locale[]

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(LOCALES, text)
}

/** Languages a site offers: routed and on its list (product 3.3 row 1), in the order of its list. */
export function offeredLocales(languages: readonly string[]): Locale[] {
  return languages.filter((language) => isLocale(language))
}
