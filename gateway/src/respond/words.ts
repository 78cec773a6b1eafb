import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }

/** The texts of the pages that the gateway writes itself. */
export type Words = typeof en

const CATALOGUES: Readonly<Record<string, Words>> = { en, ar }

/** The texts of a language with its tag; English if it has none. */
export function wordsIn(language: string): { lang: string; words: Words } {
  const known = Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language] : undefined
  return known ? { lang: language, words: known } : { lang: 'en', words: en }
}
