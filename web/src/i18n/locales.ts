import { ar, en } from '@rota/openapi/reference/languages'

/**
 * The languages that have a catalogue, as `languages.json` of the contract describes them. To add one: a folder
 * in `messages/`, a file in `languages/`, its name here, a line in `catalogues.ts`.
 */
export const LOCALES = { en, ar } as const

export type Locale = keyof typeof LOCALES

/** "English has none": the default language carries no prefix (decision 32.2). */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES = Object.keys(LOCALES) as Locale[]

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(LOCALES, text)
}

/** Languages a site offers: routed and on its list (decision 32.1), in the order of its list. */
export function offeredLocales(languages: readonly string[]): Locale[] {
  return languages.filter((language) => isLocale(language))
}
