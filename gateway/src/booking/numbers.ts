import type { Records } from '../ports/records.ts'
import type { Step } from '../ports/store.ts'
import { keptUntil } from './kept-until.ts'

/** A booking number as a key: people write it with blanks, hyphens and small letters. */
export const numberKey = (site: string, number: string) => `${site}/${number.replace(/[ -]/g, '').toUpperCase()}`

/**
 * The steps that keep what the holder of a booking token may read, and let the booking be found by its number and by the
 * reference that was quoted before there was one. All of it ends with the time in which somebody may ask for it.
 * @param was the record as it was read, undefined for none
 */
export function resultSteps(
  bookingKey: string,
  becomes: Records['bookings'],
  now: number,
  was?: Records['bookings'],
): Step[] {
  const { site, result } = becomes
  const expiresAt = keptUntil(result, now)
  const numbers = [result.bookingNumber, result.reference].filter((number) => number !== undefined)
  const keys = new Set(numbers.map((number) => numberKey(site, number)))
  return [
    ...[...keys].map((key): Step => ({ area: 'numbers', key, becomes: { bookingKey }, expiresAt })),
    { area: 'bookings', key: bookingKey, ...(was === undefined ? {} : { was }), becomes, expiresAt },
    { area: 'decoys', key: site, becomes: { bookingKey }, expiresAt },
  ]
}
