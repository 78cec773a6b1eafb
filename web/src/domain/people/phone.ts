import { digitsOf } from '../text/digits.ts'

export const TURKISH_DIALLING_CODE = '90'

/**
 * A Turkish number while it is typed, as ddd-ddd-dddd (decision 40.2): non-digits go, then hyphens come in; at most ten
 * digits stay. The trunk zero and the country's code, which people paste along, are not counted among the ten.
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
 * Whether a national number can belong to the dialling code (digits without plus). Only the structure is checked here:
 * ten digits in Türkiye, elsewhere 5 digits up to the 15 of E.164, the code included.
 */
export function isPhone(national: string, diallingCode: string): boolean {
  if (diallingCode === TURKISH_DIALLING_CODE) return isTurkishPhone(national)
  const digits = digitsOf(national)
  return /^[\d\s().-]*$/.test(national) && digits.length >= 5 && diallingCode.length + digits.length <= 15
}

/** The number as it is stored: ddd-ddd-dddd for Türkiye (decision 40.2), bare digits otherwise. */
export function phoneToWire(national: string, diallingCode: string): string {
  return diallingCode === TURKISH_DIALLING_CODE ? formatTurkishPhone(national) : digitsOf(national)
}

/** E.164 (decision 40.3), "+905321112233", for links and for the screen's own check of a number that is whole. */
export function toE164(national: string, diallingCode: string): string {
  const digits = diallingCode === TURKISH_DIALLING_CODE ? nationalDigits(national) : digitsOf(national)
  return `+${diallingCode}${digits}`
}
