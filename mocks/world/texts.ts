import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** What is told in all four languages of the agency's writers. */
export type AllWords = readonly [en: string, ar: string, tr: string, de: string]

const LANGUAGES = ['en', 'ar', 'tr', 'de'] as const

/** Seed words as the contract's list of languages. */
export const text = (words: AllWords): Text =>
  words.flatMap((value, at) => {
    const lang = LANGUAGES[at]
    return lang === undefined ? [] : [{ lang, value }]
  })

/** A name that is the same in every language, as the contract's list. */
export const properName = (name: string): Text => LANGUAGES.map((lang) => ({ lang, value: name }))
