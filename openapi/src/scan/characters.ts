/** Returned instead of an index if the bytes are invalid, or if only the validator can decide about them. */
export const FAILED = -1

// Separate constants, not an object, so that V8 inlines them.
export const QUOTE = 34
export const BACKSLASH = 92
const ZERO = 48
const NINE = 57

export const isDigit = (byte: number | undefined): byte is number => byte !== undefined && byte >= ZERO && byte <= NINE
export const isSpace = (byte: number): boolean =>
  byte <= 32 && (byte === 32 || byte === 10 || byte === 13 || byte === 9)
/** Whether a byte continues a multi-byte character. */
const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80
const isHex = (byte: number | undefined) =>
  byte !== undefined && (isDigit(byte) || ((byte | 32) >= 97 && (byte | 32) <= 102))

export function afterSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && isSpace(bytes[at] as number)) at++
  return at
}

/**
 * Whether all four bytes of a number are plain characters of a JSON string: ASCII from the space on, but neither a quote
 * nor a backslash. A result of true is always right, while false may be wrong. How it works: XOR turns a quote into zero,
 * and subtracting 1 from zero sets the highest bit of the byte. The borrow may also mark the next byte, hence the false.
 */
export function isPlainQuad(quad: number): boolean {
  const quotes = quad ^ 0x22222222
  const escapes = quad ^ 0x5c5c5c5c
  const low = (quad - 0x20202020) | (quotes - 0x01010101) | (escapes - 0x01010101)
  return ((low | quad) & 0x80808080) === 0
}

/** Index after an escape such as `\n`. Fails for escaped surrogates, which the validator has to judge. */
export function afterEscape(bytes: Uint8Array, at: number): number {
  switch (bytes[at + 1]) {
    case QUOTE:
    case BACKSLASH:
    case 47: // /
    case 98: // b
    case 102: // f
    case 110: // n
    case 114: // r
    case 116: // t
      return at + 2
    case 117: // u
      break
    default:
      return FAILED
  }
  for (let i = at + 2; i < at + 6; i++) if (!isHex(bytes[i])) return FAILED
  const isSurrogate = ((bytes[at + 2] ?? 0) | 32) === 100 && (bytes[at + 3] ?? 0) >= 56
  return isSurrogate ? FAILED : at + 6
}

const isTwoBytes = (first: number, second: number | undefined) =>
  first >= 0xc2 && first <= 0xdf && isContinuation(second)

/** Index after a run of two-byte characters, which words in most alphabets but the Latin one consist of. */
export function afterTwoByteRun(bytes: Uint8Array, from: number): number {
  let at = from
  while (isTwoBytes(bytes[at] ?? 0, bytes[at + 1])) at += 2
  return at
}

/** Index after a character of two to four bytes (RFC 3629, section 4). */
export function afterMultibyte(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const second = bytes[at + 1] ?? 0
  if (isTwoBytes(first, second)) return at + 2
  if (!isContinuation(bytes[at + 2])) return FAILED
  if (first >= 0xe0 && first <= 0xef) {
    const lowest = first === 0xe0 ? 0xa0 : 0x80
    const highest = first === 0xed ? 0x9f : 0xbf
    return second >= lowest && second <= highest ? at + 3 : FAILED
  }
  if (first < 0xf0 || first > 0xf4 || !isContinuation(bytes[at + 3])) return FAILED
  const lowest = first === 0xf0 ? 0x90 : 0x80
  const highest = first === 0xf4 ? 0x8f : 0xbf
  return second >= lowest && second <= highest ? at + 4 : FAILED
}
