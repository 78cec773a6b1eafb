/**
 * Letters that Unicode decomposition does not reduce to a basic letter. Dotless i becomes i, so that "Kadikoy" finds
 * "Kadıköy"; Persian kaf and yeh become the Arabic ones; tatweel is only a stretch mark and is dropped.
 */
const FOLDED = new Map([
  ...Object.entries({ ı: 'i', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' }),
  ...Object.entries({ ک: 'ك', ی: 'ي', ى: 'ي', ـ: '' }),
])

/** A letter of the folded text, with its range (UTF-16 units) in the original. */
type Letter = { text: string; start: number; end: number }

/**
 * Folds letter by letter: no case, no marks, a single blank for blanks and dashes. Independent of locale: "I" is always
 * an i.
 */
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

function foldCharacter(character: string): string {
  // Most letters, and nothing to take away from them.
  if (character >= 'a' && character <= 'z') return character
  if (/[\s\-\u2010-\u2015]/u.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('')
}

/**
 * The normalised form for comparison: "İzmir", "IZMIR" and "izmir" are equal, and so are "Kuşadası" and "kusadasi"
 * (decision 32.7).
 */
export function fold(text: string): string {
  return letters(text)
    .map((letter) => letter.text)
    .join('')
    .trim()
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
