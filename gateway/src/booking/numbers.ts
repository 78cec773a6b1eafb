import type { Records } from '../ports/records.ts'
import type { RunTools } from '../ports/payments.ts'
import { keptUntil } from './kept-until.ts'

/** A booking number as a key: people write it with blanks, hyphens and small letters. */
export const numberKey = (site: string, number: string) => `${site}/${number.replace(/[ -]/g, '').toUpperCase()}`

/**
 * Keeps what the holder of a booking token may read, and lets the booking be found by its number and by the reference that
 * was quoted before there was one. Both end with the time in which somebody may ask for them.
 */
export async function keepResult(
  { store, clock }: Pick<RunTools, 'store' | 'clock'>,
  bookingKey: string,
  record: Records['bookings'],
): Promise<void> {
  const { bookingNumber, reference } = record.result
  const until = keptUntil(record.result, clock.now())
  for (const number of [bookingNumber, reference]) {
    const key = number === undefined ? undefined : numberKey(record.site, number)
    if (key !== undefined) await store.update('numbers', key, () => ({ bookingKey }), until)
  }
  await store.update('bookings', bookingKey, () => record, until)
  await store.update('decoys', record.site, () => ({ bookingKey }), until)
}
