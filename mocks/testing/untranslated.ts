import type { Schema } from '../world/basics/schemas.ts'
import LANGUAGES from '../seed/languages.json' with { type: 'json' }

/** The script of each language that is not written in Latin letters. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  zh: /\p{Script=Han}/u,
}

/** The texts that are missing in a language, or are written in the script of another one. */
export const untranslated = (texts: readonly (Schema<'LocalizedText'> | undefined)[]) =>
  texts.filter((text) => {
    const words = new Map(text?.map(({ lang, value }) => [lang, value]))
    const isWritten = (lang: string) => (LETTERS[lang] ?? /\p{Script=Latin}/u).test(words.get(lang) ?? '')
    return !LANGUAGES.every(isWritten)
  })
