import type { Records } from '../ports/records.ts'
import type { RecordWrite } from '../ports/store.ts'
import { keptUntil } from './kept-until.ts'

/** The store key of a booking number, in a normalised spelling: people type it with spaces, hyphens and lower-case letters. */
export const numberKey = (site: string, number: string) => `${site}/${number.replace(/[ -]/g, '').toUpperCase()}`

/**
 * Writes that store a booking result under its token, and make it searchable by booking number and by the reference
 * that was quoted before there was a number. All records expire together.
 * @param stored the record as it was read, undefined if there was none. The writes fail if it has changed meanwhile
 */
export function resultWrites(
  bookingKey: string,
  becomes: Records['bookings'],
  now: number,
  stored?: Records['bookings'],
): RecordWrite[] {
  const { site, result } = becomes
  const expiresAt = keptUntil(result, now)
  const numbers = [result.bookingNumber, result.reference].filter((number) => number !== undefined)
  const keys = new Set(numbers.map((number) => numberKey(site, number)))
  return [
    ...[...keys].map((key): RecordWrite => ({ area: 'numbers', key, becomes: { bookingKey }, expiresAt })),
    { area: 'bookings', key: bookingKey, ...(stored === undefined ? {} : { was: stored }), becomes, expiresAt },
    { area: 'decoys', key: site, becomes: { bookingKey }, expiresAt },
  ]
}
