import { ownText, type TextByLanguage } from '../../basics/texts.ts'

const isTextByLanguage = (value: object): value is TextByLanguage =>
  'en' in value && Object.entries(value).every(([lang, said]) => /^[a-z]{2}$/.test(lang) && typeof said === 'string')

/** A tree in which every text, an object of texts by language, becomes a list as in the contract. */
export function ownTexts(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(ownTexts)
  if (isTextByLanguage(tree)) return ownText(tree)
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, ownTexts(value)]))
}
