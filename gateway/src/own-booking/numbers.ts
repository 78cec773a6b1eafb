import type { Records } from '../store/records.ts'
import type { Store } from '../store/port.ts'

/** A booking number as a key: people write it with blanks, hyphens and small letters. */
export const numberKey = (site: string, number: string) => `${site}/${number.replace(/[ -]/g, '').toUpperCase()}`

/**
 * Keeps what the holder of a booking token may read, and lets the booking be found by its number and by the reference that
 * was quoted before there was one.
 */
export async function keepResult(store: Store, bookingToken: string, record: Records['bookings']): Promise<void> {
  const { bookingNumber, reference } = record.result
  for (const number of [bookingNumber, reference]) {
    if (number !== undefined) await store.update('numbers', numberKey(record.site, number), () => ({ bookingToken }))
  }
  await store.update('bookings', bookingToken, () => record)
}
