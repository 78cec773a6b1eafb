import { fold, foldCharacter } from './fold.ts'

/** A letter of the folded text, with its range (UTF-16 units) in the original. */
type Letter = { text: string; start: number; end: number }

/** Folds letter by letter; a single blank for several. */
function letters(text: string): Letter[] {
  const found: Letter[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const plain = foldCharacter(character)
    const last = found.at(-1)
    if (last && (plain === '' || (plain === ' ' && last.text === ' '))) last.end = end
    else for (const letter of plain) found.push({ text: letter, start, end })
    start = end
  }
  return found
}

/** Whether every word of the query occurs in the text. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/**
 * The range of the text that matches the query, for highlighting: UTF-16 units, `end` exclusive, including the marks of
 * the last letter. A match at the start of a word is preferred. Undefined when the query is empty or does not occur.
 */
export function matchRange(text: string, query: string): { start: number; end: number } | undefined {
  const found = letters(text)
  const folded = found.map((letter) => letter.text).join('')
  const wanted = fold(query)
  if (wanted === '') return undefined
  const atWord = ` ${folded}`.indexOf(` ${wanted}`)
  const index = atWord >= 0 ? atWord : folded.indexOf(wanted)
  const [first, last] = [letterAt(found, index), letterAt(found, index + wanted.length - 1)]
  return index >= 0 && first && last ? { start: first.start, end: last.end } : undefined
}

/** The letter at a UTF-16 unit of the folded text; letters outside the basic plane take two units. */
function letterAt(found: readonly Letter[], unit: number): Letter | undefined {
  let passed = 0
  return found.find((letter) => {
    passed += letter.text.length
    return passed > unit
  })
}
