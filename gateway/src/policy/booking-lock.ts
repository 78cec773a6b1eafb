import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Lease } from '../ports/store.ts'

/** Maximum time to wait in the queue, in milliseconds: a browser gets a response within ten seconds (decision 3.9). */
const LOCK_TIMEOUT_MS = 10_000

/** The name of a booking's lock. */
export const bookingLockName = (booking: string) => `booking ${booking}`

/**
 * Runs work under the booking's lock: one at a time, across all processes that share the store (decision 28.1). Fails
 * with 409 `in-progress` if the wait is too long. The work must not take the lock again.
 * @param acquiredLock the lock, if the caller has acquired it already. It is released in any case
 */
export async function withBookingLock<T>(
  { store }: Pick<Context, 'store'>,
  booking: string,
  work: (bookingLock: Lease) => Promise<T>,
  acquiredLock?: Lease,
): Promise<T> {
  const bookingLock = acquiredLock ?? (await store.lock(bookingLockName(booking), LOCK_TIMEOUT_MS))
  if (bookingLock === undefined) throw new Problem('in-progress', { retryAfter: 1 })
  try {
    return await work(bookingLock)
  } finally {
    // A failed release is ignored: the lock simply expires.
    if (bookingLock.isHeld) await bookingLock.end().catch(() => undefined)
  }
}

/**
 * Throws `in-progress` if the booking's lock may have expired because this process was paused. Another process may be
 * paying for the booking by now, so no change may be sent (G5).
 */
export function assertLockLive(bookingLock: Lease | undefined): void {
  if (bookingLock?.isLive === false) throw new Problem('in-progress', { outcome: 'not-sent', retryAfter: 1 })
}
