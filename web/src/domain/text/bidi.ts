/** Opens an isolate that reads left to right, opens one that reads as its first letter does, closes either (UAX 9). */
const [LEFT_TO_RIGHT, FIRST_STRONG, POP] = ['\u2066', '\u2068', '\u2069']

/**
 * A value inside a plain text of the other direction, where no element can say so: `sum` reads left to right, whatever
 * surrounds it, and keeps its sign on its side; `words` read as they are written, line by line.
 */
export function isolated(text: string, kind: 'sum' | 'words'): string {
  if (kind === 'sum') return `${LEFT_TO_RIGHT}${text}${POP}`
  return text
    .split('\n')
    .map((line) => `${FIRST_STRONG}${line}${POP}`)
    .join('\n')
}
