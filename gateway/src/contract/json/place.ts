import { decodeUtf8, parseOrUndefined } from './parse.ts'

const QUOTE = 34
const COLON = 58
const COMMA = 44
const BACKSLASH = 92
// Not destructured from a list, so that the compiler knows their values.
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125
const OPEN_LIST = 91
const CLOSE_LIST = 93

/**
 * The value at a path of a JSON text; undefined if there is none. Reads only as far as the value, at a tenth of the
 * cost of parsing. Use it to compare values, not to validate: errors after the value go unnoticed, and the first of two
 * equal names counts.
 */
export function valueInJson(bytes: Uint8Array, names: readonly string[]): unknown {
  let at = afterSpace(bytes, 0)
  for (const name of names) {
    const valueStart = memberOf(bytes, at, name)
    if (valueStart === undefined) return undefined
    at = valueStart
  }
  return parseOrUndefined(decodeUtf8(bytes.subarray(at, endOfValue(bytes, at))) ?? '')
}

/** Start of a member's value in the object that starts at `object`. */
function memberOf(bytes: Uint8Array, object: number, name: string): number | undefined {
  if (bytes[object] !== OPEN_OBJECT) return undefined
  let at = afterSpace(bytes, object + 1)
  while (bytes[at] === QUOTE) {
    const end = endOfString(bytes, at)
    const colon = afterSpace(bytes, end)
    if (bytes[colon] !== COLON) return undefined
    const value = afterSpace(bytes, colon + 1)
    if (isName(bytes, at, end, name)) return value
    const next = afterSpace(bytes, endOfValue(bytes, value))
    if (bytes[next] !== COMMA) return undefined
    at = afterSpace(bytes, next + 1)
  }
  return undefined
}

/** Whether a quoted string equals a name. Our names need no escapes, so escaped strings never match. */
function isName(bytes: Uint8Array, start: number, end: number, name: string): boolean {
  if (end - start - 2 !== name.length) return false
  for (let i = 0; i < name.length; i++) if (bytes[start + 1 + i] !== name.charCodeAt(i)) return false
  return true
}

/** Index of the next character that is not whitespace. */
export function afterSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while ((bytes[at] ?? 33) <= 32) at++
  return at
}

/** Index after the closing quote of a string, or the end of the text. */
export function endOfString(bytes: Uint8Array, quote: number): number {
  for (let at = quote + 1; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) return at + 1
    if (bytes[at] === BACKSLASH) at++
  }
  return bytes.length
}

/** Index after a value, or the end of the text. */
export function endOfValue(bytes: Uint8Array, start: number): number {
  const first = bytes[start]
  if (first === QUOTE) return endOfString(bytes, start)
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return endOfPlain(bytes, start)
  return endOfNested(bytes, start)
}

/** Index after an object or a list. One loop without calls, because it runs for each byte of a response. */
function endOfNested(bytes: Uint8Array, start: number): number {
  const { length } = bytes
  let depth = 0
  let at = start
  while (at < length) {
    const byte = bytes[at++] ?? 0
    if (byte === QUOTE) {
      while (at < length) {
        const inner = bytes[at++]
        if (inner === QUOTE) break
        if (inner === BACKSLASH) at++
      }
    } else if ((byte | 32) === OPEN_OBJECT) depth++
    // Bit 32 turns `[` into `{` and `]` into `}`, so that one comparison finds both.
    else if ((byte | 32) === CLOSE_OBJECT && --depth === 0) return at
  }
  return length
}

/** Index after a number, a boolean or null. */
function endOfPlain(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && !END_CHARACTERS.has(bytes[at] ?? 0)) at++
  return at
}

const END_CHARACTERS = new Set([COMMA, CLOSE_OBJECT, CLOSE_LIST, 32, 9, 10, 13])
