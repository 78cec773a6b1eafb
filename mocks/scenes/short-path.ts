/** How many numbers each path command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 }

/** One path command with its numbers. */
interface Segment {
  readonly letter: string
  readonly numbers: readonly number[]
}

/** The exact position of the pen, and the position that the rounded numbers written so far lead to. */
interface Pen {
  readonly x: number
  readonly y: number
  readonly writtenX: number
  readonly writtenY: number
}

const penAt = (x: number, y: number): Pen => ({ x, y, writtenX: Math.round(x), writtenY: Math.round(y) })

/** Numbers from 8 up are rounded to integers, smaller ones to two decimals without a leading zero. */
export function shortNumber(value: string | number): string {
  const x = Number(value)
  return (Math.abs(x) >= 8 ? String(Math.round(x)) : String(Number(x.toFixed(2)))).replace(/^(-?)0\./, '$1.')
}

/** Numbers as path data: a space is only needed before a number without a minus sign. */
const join = (numbers: readonly string[]): string =>
  numbers.map((text, i) => (i && !text.startsWith('-') ? ' ' : '') + text).join('')

/** Rewrites path data with whole coordinates, each segment in the shorter of its absolute and relative forms. */
export function shortPath(d: string): string {
  let out = ''
  let lastLetter = ''
  let pen = penAt(0, 0)
  let start = pen
  for (const segment of segments(d)) {
    const name = segment.letter.toUpperCase()
    if (name === 'Z') {
      out += 'z'
      lastLetter = 'z'
      pen = start
      continue
    }
    const target = absoluteNumbers(name, segment, pen)
    const [absolute, relative] = bothForms(name, segment, target, pen)
    // A path must start with an absolute move.
    const isRelative = relative.length <= absolute.length && out !== ''
    const letter = isRelative ? name.toLowerCase() : name
    const text = isRelative ? relative : absolute
    const mayOmitLetter = letter === lastLetter && name !== 'M'
    out += mayOmitLetter ? (text.startsWith('-') ? '' : ' ') + text : letter + text
    lastLetter = letter
    pen = penAfter(name, target, pen)
    if (name === 'M') start = pen
  }
  return out
}

function segments(d: string): Segment[] {
  const list: Segment[] = []
  let letter = ''
  let numbers: number[] = []
  for (const token of d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-\d+)?/g) ?? []) {
    if (/^[a-z]$/i.test(token)) letter = token
    else numbers.push(Number(token))
    if (numbers.length !== ARITY[letter.toUpperCase()]) continue
    list.push({ letter, numbers })
    numbers = []
    // Further coordinate pairs after a move are lines.
    if (letter === 'M') letter = 'L'
    else if (letter === 'm') letter = 'l'
  }
  return list
}

/** An arc starts with radii, angle and flags, which are not coordinates. */
const headLength = (name: string): number => (name === 'A' ? 5 : 0)
const isVertical = (name: string, index: number): boolean => name === 'V' || (name !== 'H' && index % 2 === 1)

/** The coordinates of a segment as absolute numbers. */
function absoluteNumbers(name: string, { letter, numbers }: Segment, pen: Pen): readonly number[] {
  const coordinates = numbers.slice(headLength(name))
  if (letter === name) return coordinates
  return coordinates.map((value, i) => value + (isVertical(name, i) ? pen.y : pen.x))
}

/** The numbers of a segment, rounded and written in its absolute and its relative form. */
function bothForms(name: string, { numbers }: Segment, target: readonly number[], pen: Pen): [string, string] {
  const head = numbers.slice(0, headLength(name)).map(shortNumber)
  const rounded = target.map((value) => Math.round(value))
  const relative = rounded.map((value, i) => value - (isVertical(name, i) ? pen.writtenY : pen.writtenX))
  return [join([...head, ...rounded.map(String)]), join([...head, ...relative.map(String)])]
}

/** Where the pen is after a segment with these absolute numbers. */
function penAfter(name: string, target: readonly number[], pen: Pen): Pen {
  const [first = 0, second = 0] = target.slice(-2)
  if (name === 'H') return penAt(first, pen.y)
  if (name === 'V') return penAt(pen.x, first)
  return penAt(first, second)
}
