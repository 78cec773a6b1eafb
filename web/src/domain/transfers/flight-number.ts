import { latinDigits } from '../text/digits.ts'

/** Two letters of the airline, one of which may be a digit, or three letters; then up to four digits and a letter. */
const FLIGHT = /^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])[\s-]?(\d{1,4}[A-Z]?)$/

/** A flight number as the contract writes it, "TK 2412", from what people type; undefined when it is none. */
export function flightNumberOf(text: string): string | undefined {
  const found = FLIGHT.exec(latinDigits(text).trim().toUpperCase())
  return found ? `${found[1]} ${found[2]}` : undefined
}
