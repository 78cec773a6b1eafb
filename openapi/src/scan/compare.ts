import type { Prepared, Token } from './prepare.ts'

/** Whether a token stands at a place. */
export function isTokenAt(view: DataView, { length, words, places }: Token, at: number): boolean {
  if (at + length > view.byteLength) return false
  for (let i = 0; i < words.length; i++) {
    if (view.getInt32(at + (places[i] as number), true) !== words[i]) return false
  }
  return true
}

/** Whether these bytes, and as many, stand at a place. */
export function isAt(bytes: Uint8Array, expected: Uint8Array, from: number, length: number): boolean {
  if (expected.length !== length) return false
  for (let i = 0; i < length; i++) if (bytes[from + i] !== expected[i]) return false
  return true
}

export function isOneOf(bytes: Uint8Array, words: readonly Uint8Array[], from: number, length: number): boolean {
  for (const word of words) if (isAt(bytes, word, from, length)) return true
  return false
}

/** Whether the bytes up to an index begin with a prefix, and the rest consists of accepted ones. */
export function isInRange(
  bytes: Uint8Array,
  { prefix, accepted }: { prefix: Uint8Array; accepted: Uint8Array },
  from: number,
  to: number,
): boolean {
  const begin = from + prefix.length
  if (begin > from && !isAt(bytes, prefix, from, prefix.length)) return false
  for (let at = begin; at < to; at++) if (accepted[bytes[at] as number] !== 1) return false
  return true
}

/** Whether a number is what its shape accepts. */
export function isAmount(shape: Prepared, value: number): boolean {
  if (value < shape.minimum || value > shape.maximum) return false
  if (shape.numbers === 'whole' && value % 1 !== 0) return false
  if (shape.values !== undefined && !shape.values.has(value)) return false
  return shape.fits === undefined || shape.fits(value)
}

/** Whether the compared numbers of an object are in order. Pairs of which one is missing are. */
export function areInOrder({ pairs }: Prepared, numbers: Float64Array): boolean {
  for (const { at, sibling, isStrict } of pairs) {
    const [value = Number.NaN, other = Number.NaN] = [numbers[at], numbers[sibling]]
    if (isStrict ? value <= other : value < other) return false
  }
  return true
}
