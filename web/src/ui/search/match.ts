const MARKS = /\p{M}/gu
/** A letter without case and accents; dotted and dotless i are equal, because not every keyboard has both. */
const fold = (letter: string) => letter.toLowerCase().normalize('NFD').replace(MARKS, '').replace('ı', 'i')

/** Splits a label around the first occurrence of the query: before, match, after. Null when it does not occur. */
export function matchIn(label: string, query: string): readonly [string, string, string] | null {
  const foldedQuery = [...query.trim()].map(fold).join('')
  const letters = [...label.normalize('NFC')]
  if (foldedQuery === '') return null
  for (let start = 0; start < letters.length; start++) {
    let folded = ''
    for (let end = start; end < letters.length && folded.length < foldedQuery.length; end++) {
      folded += fold(letters[end] ?? '')
      if (folded === foldedQuery) {
        const cut = (from: number, to?: number) => letters.slice(from, to).join('')
        return [cut(0, start), cut(start, end + 1), cut(end + 1)]
      }
    }
  }
  return null
}
