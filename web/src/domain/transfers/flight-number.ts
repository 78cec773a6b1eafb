import { latinDigits } from '../text/digits.ts'

/**
 * Airline code: two letters, one of which may be a digit, or three letters. Then up to four digits and an optional
 * letter.
 */
const FLIGHT = /^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])[\s-]?(\d{1,4}[A-Z]?)$/

/** Normalises a typed flight number to the contract's form, "TK 2412"; undefined when it is not one. */
export function flightNumberOf(text: string): string | undefined {
  const found = FLIGHT.exec(latinDigits(text).trim().toUpperCase())
  return found ? `${found[1]} ${found[2]}` : undefined
}
