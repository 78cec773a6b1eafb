import type { Schema } from '../world/basics/schemas.ts'
import LANGUAGES from '../seed/languages.json' with { type: 'json' }

/** The letters of languages that are not written in Latin ones. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  zh: /\p{Script=Han}/u,
}

/** Texts that a language lacks, or has in the letters of another one. */
export const untold = (texts: readonly (Schema<'LocalizedText'> | undefined)[]) =>
  texts.filter((text) => {
    const words = new Map(text?.map(({ lang, value }) => [lang, value]))
    const isTold = (lang: string) => (LETTERS[lang] ?? /\p{Script=Latin}/u).test(words.get(lang) ?? '')
    return !LANGUAGES.every(isTold)
  })
