import { textsIn } from '#texts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import type { TextByLanguage } from '../basics/texts.ts'

/** A tree of texts in one language, typed as the same tree with words in every language. */
export type Localized<T> = T extends string ? TextByLanguage : { readonly [K in keyof T]: Localized<T[K]> }

/** Merges trees of the same shape, one per language; the English tree determines the branches. */
function merge(trees: readonly (readonly [lang: string, tree: unknown])[]): unknown {
  const english = trees[0]?.[1]
  if (typeof english !== 'object' || english === null) {
    return Object.fromEntries(trees.filter(([, tree]) => tree !== undefined))
  }
  const branch = (key: string) => merge(trees.map(([lang, tree]) => [lang, Object(tree)[key]]))
  if (Array.isArray(english)) return english.map((_, at) => branch(String(at)))
  return Object.fromEntries(Object.keys(english).map((key) => [key, branch(key)]))
}

/**
 * The texts of a subject in every language of `seed/languages.json`, read from `seed/texts/<language>/<subject>.json`.
 * A language may lack texts; English has them all.
 * @param read transforms a file's tree before the languages are merged
 * @typeParam T the tree of one language
 */
export function localized<T>(subject: string, read: (file: unknown) => unknown = (file) => file): Localized<T> {
  const files = LANGUAGES.map((lang) => [lang, textsIn(lang, subject)] as const)
  const found = files.flatMap(([lang, file]) => (file === undefined ? [] : [[lang, read(file)] as const]))
  return merge(found) as Localized<T>
}
