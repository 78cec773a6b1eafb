import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }

/** What the pages say that the gateway writes itself. */
export type Words = typeof en

const CATALOGUES: Readonly<Record<string, Words>> = { en, ar }

/** The words of a language and its tag; English where there are none. */
export function wordsIn(language: string): { lang: string; words: Words } {
  const known = Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language] : undefined
  return known ? { lang: language, words: known } : { lang: 'en', words: en }
}
