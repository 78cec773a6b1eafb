/** Patterns of valid dates, times and UUIDs, whose digits may look like a card number or a part of one (E12). */
const OTHER_NUMBERS = [
  // A UUID.
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi,
  // A date with the year first.
  /(?<!\d)(?:19|20)\d{2}([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/g,
  // A date with day and month in either order.
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d{2}(?!\d)/g,
  // A date with a year of two digits, unless more digits follow in the same style.
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1\d{2}(?![\d./-]\d|\d)/g,
  // A date without separators.
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  // A time.
  /(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?!:?\d)/g,
]

const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/g

/** A separator longer than `LONGEST_GAP`, so that digits on its two sides never count as one number. */
const BREAK = ` ${'x'.repeat(41)} `

/** Replaces IBANs, dates, times and UUIDs in a text with a separator. */
export function withoutOtherNumbers(text: string): string {
  let remaining = text.replace(IBAN, (run) => (isIban(run) ? BREAK : run))
  for (const other of OTHER_NUMBERS) remaining = remaining.replace(other, BREAK)
  return remaining
}

/** Whether a text is an IBAN with a valid checksum (ISO 13616, modulo 97). */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '')
  const rotated = `${compact.slice(4)}${compact.slice(0, 4)}`
  // A is 10, and Z is 35.
  const digits = rotated.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`)
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1
}
