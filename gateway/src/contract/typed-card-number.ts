import { isCardNumber } from '../translate/card-number.ts'

/** What has digits in the lengths of a card and is none: identifiers, moments, days, hours. */
const OTHERS = [
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi,
  /(?<!\d)\d{4}([-./])\d{1,2}\1\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}([-./])\d{1,2}\1(?:19|20)\d{2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
]
const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/g

/** Digits, with as much between any two as people put there; a plus sign begins a telephone number. */
const RUN = /\+?\d(?:[^\p{L}\p{N}+]{0,3}\d)*/gu

/** Longest telephone number (ITU E.164). */
const LONGEST_PHONE = 15

/**
 * Whether somebody has typed a card number into a text: 13 to 19 digits with a check digit (Luhn), in digits of any script,
 * together or parted by blanks, dashes, dots, slashes or signs that nobody sees (E12). Days, hours, UUIDs, account
 * numbers (IBAN) and telephone numbers that begin with a plus sign or a zero are none. Among more digits only groups as
 * they are printed on cards count, so that two telephone numbers beside each other are none.
 */
export function hasTypedCardNumber(text: string): boolean {
  if (!/\p{N}/u.test(text)) return false
  let plain = inPlainDigits(text).replace(IBAN, (run) => (isIban(run) ? ' x ' : run))
  for (const other of OTHERS) plain = plain.replace(other, ' x ')
  return (plain.match(RUN) ?? []).some(isCardIn)
}

/** A text with all of its digits as 0 to 9, and nothing that cannot be seen between them. */
function inPlainDigits(text: string): string {
  const shown = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return shown.replace(/[^\P{Nd}0-9]/gu, (digit) => `${valueOf(digit.codePointAt(0) ?? 0)}`)
}

/** Every script has its ten digits one after the other. */
function valueOf(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

function isCardIn(run: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const digits = groups.join('')
  const isPhone = run.startsWith('+') && digits.length <= LONGEST_PHONE
  if (!isPhone && isCard(digits)) return true
  return digits.length > 13 && windows(groups).some((window) => isPrinted(window) && isCard(window.join('')))
}

/** A card begins with 2 to 9: nobody issues others, and telephone numbers and moments do. */
const isCard = (digits: string) => /^[2-9]/.test(digits) && isCardNumber(digits)

/** Every part of neighbouring groups; a card has 19 digits, so that no longer one need be looked at. */
function windows(groups: string[]): string[][] {
  return groups.flatMap((_, from) =>
    groups.slice(from, from + 19).map((_group, at) => groups.slice(from, from + at + 1)),
  )
}

/** Four digits and then more, as on cards, all together, or as many in each group as in the first. */
function isPrinted([first = '', ...rest]: string[]): boolean {
  if (rest.length === 0) return true
  if (first.length === 4) return rest.length <= 4 && rest.every((group) => group.length >= 2 && group.length <= 6)
  const last = rest.at(-1) ?? ''
  return rest.slice(0, -1).every((group) => group.length === first.length) && last.length <= first.length
}

/** An international account number is checked by 97 (ISO 13616). */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '')
  const turned = `${compact.slice(4)}${compact.slice(0, 4)}`
  const digits = turned.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`)
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
