import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** The same text by language. English always exists and is the fallback for missing languages. */
export interface TextByLanguage {
  readonly en: string
  readonly [lang: string]: string
}

/** A text in the contract's list format; missing languages are left out. */
export const text = (texts: TextByLanguage): Text =>
  LANGUAGES.flatMap((lang) => {
    const value = texts[lang]
    return value === undefined ? [] : [{ lang, value }]
  })

/** A company's own text in the contract's list format, in whatever languages the company wrote them. */
export const ownText = (texts: TextByLanguage): Text => Object.entries(texts).map(([lang, value]) => ({ lang, value }))

/** A name that is the same in every language, in the contract's list format. */
export const properName = (name: string): Text => LANGUAGES.map((lang) => ({ lang, value: name }))

/** The text in every language, for searches that do not know the visitor's language. */
export const inAnyLanguage = (texts: TextByLanguage): string[] => text(texts).map(({ value }) => value)

/**
 * Builds a text in each language. `make` gets a function that picks a text in the language, and the language itself.
 * A language in which one of the texts is missing is left out, so that no sentence is half in English.
 */
export function inEach(make: (pick: (texts: TextByLanguage) => string, lang: string) => string): TextByLanguage {
  const made = LANGUAGES.flatMap((lang) => {
    let isWhole = true
    const pick = (texts: TextByLanguage) => {
      isWhole &&= texts[lang] !== undefined
      return texts[lang] ?? texts.en
    }
    const value = make(pick, lang)
    return isWhole ? [[lang, value] as const] : []
  })
  return { ...Object.fromEntries(made), en: make((texts) => texts.en, 'en') }
}

/** A text in the language of a culture such as `tr-TR`; English when that language is missing. */
export function valueIn(list: Text, culture: string): string {
  const language = culture.slice(0, 2)
  const own = list.find(({ lang }) => lang === language) ?? list.find(({ lang }) => lang === 'en')
  return own?.value ?? ''
}
