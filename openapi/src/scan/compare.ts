import { slotOf, type Choices, type Member, type Prepared, type Token } from './prepare.ts'

/** Whether the bytes at an index are those of a token. Compares four bytes at a time. */
export function isTokenAt(view: DataView, { length, first, last, between }: Token, at: number): boolean {
  if (at + length > view.byteLength || view.getInt32(at, true) !== first) return false
  if (view.getInt32(at + length - 4, true) !== last) return false
  for (let i = 0; i < between.length; i++) if (view.getInt32(at + 4 + 4 * i, true) !== between[i]) return false
  return true
}

/** Whether the `length` bytes at `from` equal the expected ones. */
export function isAt(bytes: Uint8Array, expected: Uint8Array, from: number, length: number): boolean {
  if (expected.length !== length) return false
  for (let i = 0; i < length; i++) if (bytes[from + i] !== expected[i]) return false
  return true
}

/** The property whose name is between two indices; undefined if the shape does not have it. */
export function memberAt(bytes: Uint8Array, shape: Prepared, from: number, to: number): Member | undefined {
  const length = to - from
  if (length === 0) return undefined
  let member = shape.slots[slotOf(length, bytes[from] ?? 0, bytes[to - 1] ?? 0)]
  while (member !== undefined && !isAt(bytes, member.bytes, from, length)) member = member.next
  return member
}

/** Whether the bytes between two indices are one of the choices. */
export function isOneOf(bytes: Uint8Array, choices: Choices, from: number, to: number): boolean {
  const length = to - from
  if (length === 0) return choices.hasEmpty
  const candidates = choices.slots[slotOf(length, bytes[from] ?? 0, bytes[to - 1] ?? 0)]
  if (candidates === undefined) return false
  for (const choice of candidates) if (isAt(bytes, choice, from, length)) return true
  return false
}

/** Whether the bytes between two indices are a prefix followed by accepted bytes only. */
export function isInRange(
  bytes: Uint8Array,
  { prefix, accepted }: { prefix: Uint8Array; accepted: Uint8Array },
  from: number,
  to: number,
): boolean {
  const begin = from + prefix.length
  if (begin > from && !isAt(bytes, prefix, from, prefix.length)) return false
  for (let index = begin; index < to; index++) if (accepted[bytes[index] as number] !== 1) return false
  return true
}

/** Whether a shape accepts a number. */
export function isAcceptedNumber(shape: Prepared, value: number): boolean {
  if (value < shape.minimum || value > shape.maximum) return false
  if (shape.acceptedNumbers === 'whole' && value % 1 !== 0) return false
  if (shape.values !== undefined && !shape.values.has(value)) return false
  return shape.testNumber === undefined || shape.testNumber(value)
}

/** Whether the compared numbers of an object are in order. Pairs with a missing number are ignored. */
export function areInOrder({ pairs }: Prepared, numbers: Float64Array): boolean {
  for (const { index, sibling, isStrict } of pairs) {
    const [value = Number.NaN, other = Number.NaN] = [numbers[index], numbers[sibling]]
    if (isStrict ? value <= other : value < other) return false
  }
  return true
}
