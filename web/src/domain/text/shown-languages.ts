import { languageOf, type LocalizedText } from './localized.ts'

const isText = (value: unknown): value is LocalizedText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (it) => typeof it === 'object' && it !== null && 'lang' in it && 'value' in it && typeof it.lang === 'string',
  )

/** How many language lists are kept per response. */
const KEPT = 4

const seen = new WeakMap<object, Map<string, unknown>>()

/** `inLanguages` for a response that other pages share: it is computed once for each list of languages. */
export function sharedInLanguages<T>(data: T, languages: readonly string[]): T {
  if (typeof data !== 'object' || data === null) return data
  const known = seen.get(data) ?? new Map<string, unknown>()
  const key = languages.join(' ')
  if (!known.has(key)) {
    if (known.size === KEPT) known.clear()
    seen.set(data, known.set(key, inLanguages(data, languages)))
  }
  return known.get(key) as T
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
  const kept = (value: object): object => {
    if (isText(value)) return keptText(value)
    if (Array.isArray(value)) return value.map(keptChild)
    // Most objects contain no text and are not copied: a list of forty tours has some ten thousand.
    let copy: Record<string, unknown> | undefined
    for (const [key, child] of Object.entries(value)) {
      const now = keptChild(child)
      if (now !== child) (copy ??= { ...value })[key] = now
    }
    return copy ?? value
  }
  const keptChild = (child: unknown) => (typeof child === 'object' && child !== null ? kept(child) : child)
  const keptText = (text: LocalizedText) => {
    const wantedTexts = text.filter(({ lang, value }) => isWanted(lang) && value.trim() !== '')
    return wantedTexts.length === 0 ? text : wantedTexts
  }
  // The cast is safe: only entries of texts are left out.
  return keptChild(data) as T
}
