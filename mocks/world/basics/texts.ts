import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** The same words by language. English is always there; it stands in for a language that is missing. */
export interface Words {
  readonly en: string
  readonly [lang: string]: string
}

/** Words as the contract's list of languages; a missing language is left out. */
export const text = (words: Words): Text =>
  LANGUAGES.flatMap((lang) => {
    const value = words[lang]
    return value === undefined ? [] : [{ lang, value }]
  })

/** A name that is the same in every language, as the contract's list. */
export const properName = (name: string): Text => LANGUAGES.map((lang) => ({ lang, value: name }))

/** The words in every language, for a search that does not know which one a visitor types. */
export const inAnyLanguage = (words: Words): string[] => text(words).map(({ value }) => value)

/**
 * Words that are put together in each language. `make` gets a function that picks the words of the language, English
 * where something is not told in it, and the language itself.
 */
export function inEach(make: (pick: (words: Words) => string, lang: string) => string): Words {
  const made = (lang: string) => make((words) => words[lang] ?? words.en, lang)
  return { ...Object.fromEntries(LANGUAGES.map((lang) => [lang, made(lang)])), en: made('en') }
}

/** A text in the language of a culture such as `tr-TR`; in English when it is not told in it. */
export function toldIn(told: Text, culture: string): string {
  const language = culture.slice(0, 2)
  const own = told.find(({ lang }) => lang === language) ?? told.find(({ lang }) => lang === 'en')
  return own?.value ?? ''
}
