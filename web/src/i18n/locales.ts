import { ar, bg, da, de, el, en, es, fa, fr, he, it, pt, ro, ru, sq, tr, zh } from '@rota/openapi/reference/languages'

/**
 * Languages with a catalogue, as described in the contract's `languages.json`. CONTRIBUTING says how to add one.
 */
export const LOCALES = { en, ar, bg, da, de, el, es, fa, fr, he, it, pt, ro, ru, sq, tr, zh } as const

export type Locale = keyof typeof LOCALES

/** "English has none": the default language has no prefix (decision 32.2). */
export const DEFAULT_LOCALE: Locale = 'en'

export const LOCALE_NAMES = Object.keys(LOCALES) as Locale[]

export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(LOCALES, text)
}

/** The languages that a site offers, in the order of its list: those on its list that have routes (decision 32.1). */
export function offeredLocales(languages: readonly string[]): Locale[] {
  return languages.filter((language) => isLocale(language))
}

/** The language of visitors who read none of the offered ones: English if it is offered, otherwise the first one. */
export const usualLocale = (offered: readonly Locale[]): Locale =>
  offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE)
