import type { Schema } from './schemas.ts'

export type Text = Schema<'LocalizedText'>

/** English and Arabic, and Turkish where a name has a form of its own that people search by. */
export type Words = readonly [en: string, ar: string, tr?: string]

/** Seed words as the contract's list of languages. */
export function text([en, ar, tr]: Words): Text {
  const both = [
    { lang: 'en', value: en },
    { lang: 'ar', value: ar },
  ]
  return tr === undefined ? both : [...both, { lang: 'tr', value: tr }]
}
