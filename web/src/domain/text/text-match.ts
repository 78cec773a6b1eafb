/**
 * Letters that no decomposition reduces to a plain one. Dotless i is an i, so that "Kadikoy" finds "Kadıköy"; the Persian
 * forms of kaf and yeh are the Arabic ones; tatweel only stretches a word.
 */
const FOLDED = new Map([
  ...Object.entries({ ı: 'i', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' }),
  ...Object.entries({ ک: 'ك', ی: 'ي', ى: 'ي', ـ: '' }),
])

/** A letter of the folded text and the stretch of the original (UTF-16 units) that it stands for. */
type Letter = { text: string; start: number; end: number }

/** Letter by letter: no case, no marks, one blank for any blanks or dashes. Never by locale: "I" is an i everywhere. */
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
  if (/[\s\-\u2010-\u2015]/u.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('')
}

/**
 * A text as it is compared: "İzmir", "IZMIR" and "izmir" are one, and so are "Kuşadası" and "kusadasi" (decision 32.7).
 */
export function fold(text: string): string {
  return letters(text)
    .map((letter) => letter.text)
    .join('')
    .trim()
}

/** Whether every word of the query stands somewhere in the text. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/**
 * The stretch of the text that the query matches, for highlighting: UTF-16 units, `end` not included, marks that belong
 * to the last letter included. The beginning of a word is preferred. Undefined when the query is empty or not there.
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

/** The letter that holds a UTF-16 unit of the folded text; letters outside the basic plane take two. */
function letterAt(found: readonly Letter[], unit: number): Letter | undefined {
  let passed = 0
  return found.find((letter) => {
    passed += letter.text.length
    return passed > unit
  })
}
