import { languageOf, type LocalizedText } from './localized.ts'

const isText = (value: unknown): value is LocalizedText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (it) => typeof it === 'object' && it !== null && 'lang' in it && 'value' in it && typeof it.lang === 'string',
  )

/** How many language lists are kept per response. */
const MAX_CACHED = 4

const cache = new WeakMap<object, Map<string, unknown>>()

/** `inLanguages` for a response that other pages share: it is computed once for each list of languages. */
export function sharedInLanguages<T>(data: T, languages: readonly string[]): T {
  if (typeof data !== 'object' || data === null) return data
  const byLanguages = cache.get(data) ?? new Map<string, unknown>()
  const key = languages.join(' ')
  if (!byLanguages.has(key)) {
    if (byLanguages.size === MAX_CACHED) byLanguages.clear()
    cache.set(data, byLanguages.set(key, inLanguages(data, languages)))
  }
  return byLanguages.get(key) as T
}

/**
 * The data with its texts in the given languages only, so that a page does not ship with all seventeen. A text in none
 * of them stays whole, because any language is better than none (decision 32.5).
 */
export function inLanguages<T>(data: T, languages: readonly string[]): T {
  const wanted = new Set(languages.map(languageOf))
  const known = new Map<string, boolean>()
  const isWanted = (tag: string) => {
    const before = known.get(tag)
    if (before !== undefined) return before
    known.set(tag, wanted.has(languageOf(tag)))
    return wanted.has(languageOf(tag))
  }
  const reduceValue = (value: object): object => {
    if (isText(value)) return reduceText(value)
    if (Array.isArray(value)) return value.map(reduceChild)
    // Most objects contain no text and are not copied: a list of forty tours has some ten thousand.
    let copy: Record<string, unknown> | undefined
    for (const [key, child] of Object.entries(value)) {
      const now = reduceChild(child)
      if (now !== child) (copy ??= { ...value })[key] = now
    }
    return copy ?? value
  }
  const reduceChild = (child: unknown) => (typeof child === 'object' && child !== null ? reduceValue(child) : child)
  const reduceText = (text: LocalizedText) => {
    const wantedTexts = text.filter(({ lang, value }) => isWanted(lang) && value.trim() !== '')
    return wantedTexts.length === 0 ? text : wantedTexts
  }
  // The cast is safe: only entries of texts are left out.
  return reduceChild(data) as T
}
