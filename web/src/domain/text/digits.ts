/** U+0660 and U+06F0 begin the ten Arabic-Indic and the ten Persian digits. */
const ZEROS = [0x0660, 0x06f0]

/** Marks that only steer the direction of text; a pasted number often brings them along. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text with Arabic-Indic and Persian digits written as 0-9 and without marks of direction. */
export function latinDigits(text: string): string {
  return text.replace(DIRECTION_MARKS, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.findLast((start) => code >= start) ?? code
    return String(code - zero)
  })
}

/** The digits 0-9 of a text, whatever stands between them and in whichever of the three sets they are typed. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}

/** As many digits as the shortest card number has, with nothing but blanks, dots, slashes and hyphens between them. */
const LONG_NUMBER = /(?:[0-9][\s./-]*){13}/

/** Whether a text holds a number as long as a card's. */
export const holdsLongNumber = (text: string): boolean => LONG_NUMBER.test(latinDigits(text))
