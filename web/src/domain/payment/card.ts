import { dateParts, type CivilDate } from '../dates/civil-date.ts'
import { digitsOf, latinDigits } from '../text/digits.ts'
import type { Problem } from '../problem.ts'

/**
 * The four fields as typed. They are read once at submit; this module never stores them or includes them in a problem.
 */
export type CardFields = { number: string; expiry: string; cvv: string; owner: string }

/** The card as the contract expects it: digits only, MM/YYYY. */
export type CardWire = { number: string; expiry: string; cvv: string; holder: string }

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy' | 'unknown'

/** Brand prefixes. Mastercard also has 2221 to 2720; Troy is the domestic scheme of Türkiye. */
const BRANDS: [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/],
  ['amex', /^3[47]/],
  ['troy', /^9792/],
]

/** The brand of a card number, also while it is being typed. */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOf(number)
  return BRANDS.find(([, beginning]) => beginning.test(digits))?.[0] ?? 'unknown'
}

/**
 * The first eight digits, which identify the card's bank; undefined until they are typed. The rest of the card never
 * leaves its field.
 */
export function binOf(number: string): string | undefined {
  const digits = digitsOf(number)
  return digits.length < 8 ? undefined : digits.slice(0, 8)
}

/** "CVV 3 (4 for Amex)" (decision 40.4). */
function cvvLength(brand: CardBrand): 3 | 4 {
  return brand === 'amex' ? 4 : 3
}

/** "Luhn 13–19" (decision 40.4). Blanks and dashes are allowed between the digits. */
export function isCardNumber(number: string): boolean {
  const digits = latinDigits(number).replace(/[\s-]/g, '')
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  const total = digits
    .split('')
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
  return total % 10 === 0
}

/** Groups the digits as printed on the card: 4-6-5 for Amex, fours for all others; digits beyond 19 are dropped. */
export function groupCardNumber(number: string): string {
  const digits = digitsOf(number).slice(0, 19)
  const groups =
    cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/**
 * Month and year of "MM/YYYY", and of the other forms that people and browsers write: MM/YY, M/YY, MMYY, MMYYYY, MM -
 * YYYY and the YYYY-MM of autofill (decision 40.5). Undefined when it is none of these; the month may still be 13.
 */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const typed = latinDigits(text).trim()
  const autofill = /^(\d{4})-(\d{2})$/.exec(typed)
  if (autofill) return { month: Number(autofill[2]), year: Number(autofill[1]) }
  const found = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4}|\d{2})$/.exec(typed) ?? /^(\d{2})(\d{4}|\d{2})$/.exec(typed)
  if (!found?.[2]) return undefined
  return { month: Number(found[1]), year: Number(found[2]) + (found[2].length === 2 ? 2000 : 0) }
}

/** "show MM/YYYY" (decision 40.5): the expiry in that form, or the unchanged text when it cannot be read. */
export function formatExpiry(text: string): string {
  const expiry = parseExpiry(text)
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${expiry.year}` : text
}

/**
 * The problems of decision 40.1, in the order of the fields, at most one per field. A card is valid to the end of its
 * month.
 */
export function checkCard(fields: CardFields, today: CivilDate): Problem<keyof CardFields>[] {
  const found: [keyof CardFields, string | undefined][] = [
    ['number', numberProblem(fields.number)],
    ['expiry', expiryProblem(fields.expiry, today)],
    ['cvv', cvvProblem(fields.cvv, cardBrand(fields.number))],
    ['owner', fields.owner.trim().length < 2 ? 'card.owner.required' : undefined],
  ]
  return found.flatMap(([field, problem]) => (problem ? { field, problem } : []))
}

function numberProblem(number: string): string | undefined {
  if (number.trim() === '') return 'card.number.required'
  return isCardNumber(number) ? undefined : 'card.number.invalid'
}

function expiryProblem(text: string, today: CivilDate): string | undefined {
  if (text.trim() === '') return 'card.expiry.required'
  const expiry = parseExpiry(text)
  if (!expiry) return 'card.expiry.format'
  const { month, year } = expiry
  const now = dateParts(today)
  const over = year < now.year || (year === now.year && month < now.month)
  return month < 1 || month > 12 || over || year > 2099 ? 'card.expiry.invalid' : undefined
}

/** A CVV of the wrong length gets the message of a missing one: "keep seed messages" (decision 40.4). */
function cvvProblem(cvv: string, brand: CardBrand): string | undefined {
  const digits = latinDigits(cvv).trim()
  return /^\d+$/.test(digits) && digits.length === cvvLength(brand) ? undefined : 'card.cvv.required'
}

/** The card for the request. Expects fields without problems. */
export function cardToWire(fields: CardFields): CardWire {
  return {
    number: digitsOf(fields.number),
    expiry: formatExpiry(fields.expiry),
    cvv: digitsOf(fields.cvv),
    holder: fields.owner.trim(),
  }
}
