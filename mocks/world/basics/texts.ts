import LANGUAGES from '../seed/content-languages.json' with { type: 'json' }
import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** What is told in the languages of the agency's writers, in the order of the list; the first one is always there. */
export type AllWords = readonly [string, ...string[]]

/** Seed words as the contract's list of languages; a language that is not told yet is left out. */
export const text = (words: AllWords): Text =>
  LANGUAGES.flatMap((lang, at) => {
    const value = words[at]
    return value === undefined ? [] : [{ lang, value }]
  })

/** A name that is the same in every language, as the contract's list. */
export const properName = (name: string): Text => LANGUAGES.map((lang) => ({ lang, value: name }))

/**
 * Words that are put together in each language. `make` gets a function that picks the words of the language, the first ones
 * where something is not told in it, and the language itself.
 */
export function inEach(make: (pick: (words: AllWords) => string, lang: string) => string): AllWords {
  const [first = '', ...others] = LANGUAGES.map((lang, at) => make((words) => words[at] ?? words[0], lang))
  return [first, ...others]
}
