import { fold } from './fold.ts'

/** Whether every word of the query occurs in the text. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}
