import { CODE_POINTS } from './reference-names.ts'

/** The characters that browsers read for the codes 128 to 159: old editors wrote Windows characters by these codes. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const UNKNOWN = '\ufffd'

/**
 * Decodes the character references of a text or an attribute: `&amp;`, `&#38;`, `&#x26;`. An unknown name stays as
 * written; nothing is decoded twice.
 */
export const decodeReferences = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z][a-z0-9]*));?/gi, decodeOne) : text

function decodeOne(
  written: string,
  ...[hex, decimal, name, at, text]: [string?, string?, string?, number?, string?]
): string {
  if (name === undefined) return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  const code = CODE_POINTS.get(name)
  if (code === undefined) return written
  const isReference =
    written.endsWith(';') || (needsNoSemicolon(code) && text?.charAt((at ?? 0) + written.length) !== '=')
  return isReference ? String.fromCodePoint(code) : written
}

/** Names from before HTML 4 need no semicolon, except in a query: `?a=1&copy=2`. */
const needsNoSemicolon = (code: number) => (code >= 160 && code < 256) || '&<>"'.includes(String.fromCodePoint(code))

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS.charAt(code - 0x80)
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return UNKNOWN
  return String.fromCodePoint(code)
}
