import { digitsOf, latinDigits } from '../text/digits.ts'

/** Whether the text is the ten-digit tax number of a company in Türkiye, with a valid check digit (decision 39.6). */
export function isTurkishTaxNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 10) return false
  const sum = digits
    .slice(0, 9)
    .split('')
    .reduce((total, digit, index) => {
      const shifted = (Number(digit) + 9 - index) % 10
      return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9)
    }, 0)
  return (10 - (sum % 10)) % 10 === Number(digits[9])
}

function sumOf(digits: number[]): number {
  return digits.reduce((total, digit) => total + digit, 0)
}

/** Whether the text is the eleven-digit number of a Turkish citizen, with two valid check digits (decision 39.6). */
export function isCitizenNumber(text: string): boolean {
  const digits = [...digitsOf(text)].map(Number)
  if (digits.length !== 11 || digits[0] === 0) return false
  const nine = digits.slice(0, 9)
  const odd = sumOf(nine.filter((_, index) => index % 2 === 0))
  const even = sumOf(nine.filter((_, index) => index % 2 === 1))
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sumOf(digits.slice(0, 10)) % 10
}

/**
 * Whether the number is valid on an invoice. In Türkiye it is a tax number, or the citizen number of a sole trader;
 * "other countries accept VAT ids" (decision 39.6): 5 to 20 letters and digits, at least one digit.
 */
export function isTaxNumber(text: string, country: string): boolean {
  const number = taxNumberToWire(text)
  if (country === 'TR') return /^\d+$/.test(number) && (isTurkishTaxNumber(number) || isCitizenNumber(number))
  return /^[A-Z0-9]{5,20}$/.test(number) && /\d/.test(number)
}

/** The number in the contract's form: capitals and digits, without the blanks, dots, dashes and slashes of print. */
export function taxNumberToWire(text: string): string {
  return latinDigits(text)
    .replace(/[\s./-]/g, '')
    .toUpperCase()
}
