/** Code points of the zero of the Arabic-Indic and the Persian digits. */
const ZEROS = [0x0660, 0x06f0]

/** Bidirectional control characters, which pasted numbers often contain. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Distance from the full-width signs of a Chinese keyboard to those of ASCII. */
const FULL_WIDTH = 0xfee0

/**
 * The text with Arabic-Indic, Persian and full-width digits converted to 0-9, with the full-width signs between digits
 * (plus, comma, hyphen, dot, slash, colon), and without bidirectional control characters.
 */
export function latinDigits(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(/[\u0660-\u0669\u06f0-\u06f9\uff0b-\uff1a]/g, (sign) => {
    const code = sign.charCodeAt(0)
    if (code > FULL_WIDTH) return String.fromCharCode(code - FULL_WIDTH)
    const zero = ZEROS.findLast((start) => code >= start) ?? code
    return String(code - zero)
  })
}

/** The digits of a text as 0-9, whatever is between them and in any of the four digit sets. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}

/** 13 digits, the length of the shortest card number, with only blanks, dots, slashes and hyphens between them. */
const LONG_NUMBER = /(?:[0-9][\s./-]*){13}/

/** Whether a text contains a number that could be a card number. */
export const holdsLongNumber = (text: string): boolean => LONG_NUMBER.test(latinDigits(text))
