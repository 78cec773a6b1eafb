/** Code points of the zero of the Arabic-Indic and the Persian digits. */
const ZEROS = [0x0660, 0x06f0]

/** Bidirectional control characters, which pasted numbers often contain. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text with Arabic-Indic and Persian digits converted to 0-9, and without bidirectional control characters. */
export function latinDigits(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.findLast((start) => code >= start) ?? code
    return String(code - zero)
  })
}

/** The digits of a text as 0-9, whatever is between them and in any of the three digit sets. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}

/** 13 digits, the length of the shortest card number, with only blanks, dots, slashes and hyphens between them. */
const LONG_NUMBER = /(?:[0-9][\s./-]*){13}/

/** Whether a text contains a number that could be a card number. */
export const holdsLongNumber = (text: string): boolean => LONG_NUMBER.test(latinDigits(text))
