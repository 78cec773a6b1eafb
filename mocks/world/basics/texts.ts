import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** The same words by language. English always exists and is the fallback for missing languages. */
export interface Words {
  readonly en: string
  readonly [lang: string]: string
}

/** Words in the contract's list format; missing languages are left out. */
export const text = (words: Words): Text =>
  LANGUAGES.flatMap((lang) => {
    const value = words[lang]
    return value === undefined ? [] : [{ lang, value }]
  })

/** A company's own words in the contract's list format, in whatever languages the company wrote them. */
export const ownText = (words: Words): Text => Object.entries(words).map(([lang, value]) => ({ lang, value }))

/** A name that is the same in every language, in the contract's list format. */
export const properName = (name: string): Text => LANGUAGES.map((lang) => ({ lang, value: name }))

/** The words in every language, for searches that do not know the visitor's language. */
export const inAnyLanguage = (words: Words): string[] => text(words).map(({ value }) => value)

/**
 * Builds words in each language. `make` gets a function that picks the words of the language, and the language itself.
 * A language in which one of the words is missing is left out, so that no sentence is half in English.
 */
export function inEach(make: (pick: (words: Words) => string, lang: string) => string): Words {
  const made = LANGUAGES.flatMap((lang) => {
    let isWhole = true
    const pick = (words: Words) => {
      isWhole &&= words[lang] !== undefined
      return words[lang] ?? words.en
    }
    const value = make(pick, lang)
    return isWhole ? [[lang, value] as const] : []
  })
  return { ...Object.fromEntries(made), en: make((words) => words.en, 'en') }
}

/** A text in the language of a culture such as `tr-TR`; English when that language is missing. */
export function valueIn(list: Text, culture: string): string {
  const language = culture.slice(0, 2)
  const own = list.find(({ lang }) => lang === language) ?? list.find(({ lang }) => lang === 'en')
  return own?.value ?? ''
}
