import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** English and Arabic; Turkish and German where there is a text, or a name has a form of its own that people search by. */
export type Words = readonly [en: string, ar: string, tr?: string, de?: string]

/** What is told in all four languages of the agency's writers. */
export type AllWords = readonly [en: string, ar: string, tr: string, de: string]

const LANGUAGES = ['en', 'ar', 'tr', 'de'] as const

/** Seed words as the contract's list of languages. */
export const text = (words: Words): Text =>
  words.flatMap((value, at) => {
    const lang = LANGUAGES[at]
    return value === undefined || lang === undefined ? [] : [{ lang, value }]
  })
