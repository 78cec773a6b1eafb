import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'

/** One text in several languages (decision 32.5). */
export type LocalizedText = readonly { lang: string; value: string }[]

/** A passage with the language and direction that its element must say when they are not those of the page. */
export type Passage = { text: string; lang: string; dir: 'ltr' | 'rtl' }

/** The language of a tag: "pt" of "pt-BR". */
const languageOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

export function direction(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(lang)) ? 'rtl' : 'ltr'
}

/**
 * The passage a reader gets: "wanted → host default → en → tr → first non-empty" (decision 32.5). Blank values
 * count as missing. With no text at all it is empty, in the language wanted.
 */
export function localized(texts: LocalizedText | undefined, wanted: string, hostDefault = 'en'): Passage {
  const said = (texts ?? []).filter(({ value }) => value.trim() !== '')
  const inLanguage = (tag: string) =>
    said.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase()) ??
    said.find(({ lang }) => languageOf(lang) === languageOf(tag))
  const found = inLanguage(wanted) ?? inLanguage(hostDefault) ?? inLanguage('en') ?? inLanguage('tr') ?? said[0]
  const lang = found?.lang ?? wanted
  return { text: found?.value ?? '', lang, dir: direction(lang) }
}
