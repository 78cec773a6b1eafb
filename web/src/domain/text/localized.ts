import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'

/** A text in several languages (decision 32.5). */
export type LocalizedText = readonly { lang: string; value: string }[]

/** A text with its language and direction, for the `lang` and `dir` attributes of its element. */
export type LangText = { text: string; lang: string; dir: 'ltr' | 'rtl' }

/** The primary language of a tag: "pt" of "pt-BR". */
export const languageOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

export function direction(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(lang)) ? 'rtl' : 'ltr'
}

/**
 * Chooses the text to show: "wanted → host default → en → tr → first non-empty" (decision 32.5). Blank values count as
 * missing. Without any text it is empty, in the wanted language.
 */
export function localized(texts: LocalizedText | undefined, wanted: string, hostDefault = 'en'): LangText {
  const nonBlank = (texts ?? []).filter(({ value }) => value.trim() !== '')
  const inLanguage = (tag: string) =>
    nonBlank.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase()) ??
    nonBlank.find(({ lang }) => languageOf(lang) === languageOf(tag))
  const found = inLanguage(wanted) ?? inLanguage(hostDefault) ?? inLanguage('en') ?? inLanguage('tr') ?? nonBlank[0]
  const lang = found?.lang ?? wanted
  return { text: found?.value ?? '', lang, dir: direction(lang) }
}

/**
 * The text in a language, undefined if there is none. Descriptions for search engines cannot mark a part as another
 * language, so they contain only texts in the language of the page (decision 32.5).
 */
export function textIn(texts: LocalizedText | undefined, wanted: string): string | undefined {
  const { text, lang } = localized(texts, wanted)
  return text !== '' && languageOf(lang) === languageOf(wanted) ? text : undefined
}
