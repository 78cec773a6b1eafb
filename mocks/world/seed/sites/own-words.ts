import { ownText, type Words } from '../../basics/texts.ts'

const isWords = (value: object): value is Words =>
  'en' in value && Object.entries(value).every(([lang, said]) => /^[a-z]{2}$/.test(lang) && typeof said === 'string')

/** A tree in which every text, an object of words by language, becomes a list as in the contract. */
export function ownWords(tree: unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map(ownWords)
  if (isWords(tree)) return ownText(tree)
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, ownWords(value)]))
}
