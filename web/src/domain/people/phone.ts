import { digitsOf, latinDigits } from '../text/digits.ts'

export const TURKISH_DIALLING_CODE = '90'

/**
 * A number as a numbering plan reads it: `phone` without trunk prefix, `countryCode` the dialling code without the
 * plus.
 */
export type ReadPhone = { phone: string; countryCode: string }

/**
 * Formats a Turkish number during typing, as ddd-ddd-dddd (decision 40.2): removes non-digits, inserts hyphens and
 * keeps at most ten digits. A trunk zero or country code, which people often paste, does not count.
 */
export function formatTurkishPhone(text: string): string {
  const digits = nationalDigits(text).slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}

/** "three digits, three digits, four digits" after stripping non-digits: exactly ten (decision 40.2). */
export function isTurkishPhone(text: string): boolean {
  return /^[1-9]\d{9}$/.test(nationalDigits(text))
}

function nationalDigits(text: string): string {
  return digitsOf(text)
    .replace(/^(?:00)?90(?=\d{10}$)/, '')
    .replace(/^0+/, '')
}

/**
 * Whether a national number fits the dialling code (digits without the plus). It checks only the structure: ten digits
 * in Türkiye, elsewhere 5 digits up to the 15 of E.164, including the code.
 */
export function isPhone(national: string, diallingCode: string): boolean {
  if (diallingCode === TURKISH_DIALLING_CODE) return isTurkishPhone(national)
  const digits = digitsOf(national)
  return /^[\d\s().-]*$/.test(latinDigits(national)) && digits.length >= 5 && diallingCode.length + digits.length <= 15
}

/** The number as it is stored: ddd-ddd-dddd for Türkiye (decision 40.2), plain digits otherwise. */
export function phoneToWire(national: string, diallingCode: string): string {
  return diallingCode === TURKISH_DIALLING_CODE ? formatTurkishPhone(national) : digitsOf(national)
}

/** E.164 (decision 40.3), "+905321112233", for links and for the form's check of a complete number. */
export function toE164(national: string, diallingCode: string): string {
  const digits = diallingCode === TURKISH_DIALLING_CODE ? nationalDigits(national) : digitsOf(national)
  return `+${diallingCode}${digits}`
}
