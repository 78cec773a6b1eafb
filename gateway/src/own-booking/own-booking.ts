import type { Site } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import { bookingKeyOf, newToken } from '../booking/token.ts'
import type { Store } from '../ports/store.ts'
import type { BookingSource, Records } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'

/**
 * How long a proof of ownership is valid, in milliseconds: long enough to read and decide, but short in case a phone is
 * lost.
 */
const PROOF_VALID_MS = 3_600_000

/** A booking whose ownership has been proved. */
export interface OwnBooking {
  /** Its key in `bookings`. */
  key: string
  result: Records['bookings']['result']
  source: BookingSource | undefined
}

/** Stores and returns a new token for a caller who has proved ownership. `now` is in epoch milliseconds. */
export async function tokenForFinder(store: Store, bookingKey: string, site: Site, now: number) {
  const token = newToken()
  const expires = now + PROOF_VALID_MS
  await store.insert('found', await bookingKeyOf(token), { bookingKey, site: site.host }, expires)
  return { bookingToken: token, expiresAt: rfc3339(expires) }
}

/**
 * The booking of a token from `bookingFind`. Fails with 404 for any other token: links to results are passed on, so
 * their tokens may read but not cancel (decision 26.2: behind reference and e-mail; D7).
 */
export async function ownBooking(store: Store, token: string, site: Site): Promise<OwnBooking> {
  const proof = await store.read('found', await bookingKeyOf(token))
  const record = proof?.site === site.host ? await store.read('bookings', proof.bookingKey) : undefined
  if (proof === undefined || record === undefined) throw new Problem('not-found')
  return { key: proof.bookingKey, result: record.result, source: record.source }
}
