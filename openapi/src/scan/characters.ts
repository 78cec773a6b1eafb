/** Returned instead of an index where the bytes are not valid, or where only the validator can tell. */
export const FAILED = -1

// Separate constants, not an object, so that V8 inlines them.
export const QUOTE = 34
export const BACKSLASH = 92
const ZERO = 48
const NINE = 57

export const isDigit = (byte: number | undefined): byte is number => byte !== undefined && byte >= ZERO && byte <= NINE
export const isSpace = (byte: number): boolean =>
  byte <= 32 && (byte === 32 || byte === 10 || byte === 13 || byte === 9)
const isTail = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80
const isHex = (byte: number | undefined) =>
  byte !== undefined && (isDigit(byte) || ((byte | 32) >= 97 && (byte | 32) <= 102))

export function afterSpace(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && isSpace(bytes[at] as number)) at++
  return at
}

/**
 * Whether four bytes are characters that a JSON text contains as they are: in ASCII, not below a space, no quote and no
 * backslash. XOR makes a quote zero, and subtracting 1 sets its highest bit. A borrow may also mark the next byte, so
 * false may be wrong, and true never is.
 */
export function isPlainQuad(quad: number): boolean {
  const quotes = quad ^ 0x22222222
  const escapes = quad ^ 0x5c5c5c5c
  const low = (quad - 0x20202020) | (quotes - 0x01010101) | (escapes - 0x01010101)
  return ((low | quad) & 0x80808080) === 0
}

/** Index after an escape. Escaped surrogates are left to the validator. */
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

const isTwoBytes = (first: number, second: number | undefined) => first >= 0xc2 && first <= 0xdf && isTail(second)

/** Index after characters of two bytes, which follow each other in words of most alphabets but the Latin one. */
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
  if (!isTail(bytes[at + 2])) return FAILED
  if (first >= 0xe0 && first <= 0xef) {
    const least = first === 0xe0 ? 0xa0 : 0x80
    const most = first === 0xed ? 0x9f : 0xbf
    return second >= least && second <= most ? at + 3 : FAILED
  }
  if (first < 0xf0 || first > 0xf4 || !isTail(bytes[at + 3])) return FAILED
  const least = first === 0xf0 ? 0x90 : 0x80
  const most = first === 0xf4 ? 0x8f : 0xbf
  return second >= least && second <= most ? at + 4 : FAILED
}
