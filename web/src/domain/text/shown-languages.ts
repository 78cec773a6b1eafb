import { languageOf, type LocalizedText } from './localized.ts'

const isText = (value: unknown): value is LocalizedText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (it) => typeof it === 'object' && it !== null && 'lang' in it && 'value' in it && typeof it.lang === 'string',
  )

/**
 * The data with texts in the given languages only, so that a page does not carry the words of all seventeen. A text in
 * none of them stays whole, because any language is better than none (decision 32.5).
 */
export function inLanguages<T>(data: T, languages: readonly string[]): T {
  const wanted = new Set(languages.map(languageOf))
  const kept = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isText(value)) return keptText(value)
    if (Array.isArray(value)) return value.map(kept)
    const copy: Record<string, unknown> = {}
    for (const [key, child] of Object.entries(value)) copy[key] = kept(child)
    return copy
  }
  const keptText = (text: LocalizedText) => {
    const said = text.filter(({ lang, value }) => wanted.has(languageOf(lang)) && value.trim() !== '')
    return said.length === 0 ? text : said
  }
  // Nothing but the languages of texts changes, so the type stays.
  return kept(data) as T
}
