import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import { isOver, latestAttempt } from './attempt.ts'
import { withBookingLock } from '../policy/booking-lock.ts'
import type { Records } from '../ports/records.ts'
import type { Lease } from '../ports/store.ts'
import { FIRST_VERSION } from './version.ts'

type Version = Records['versions']

/**
 * Runs a change on the current version of a booking.
 * @param change gets the version and the booking's lock, which may expire before the change is sent (decision 22.9)
 */
export type ChangeBooking = <T>(
  context: Context,
  id: string,
  change: (version: Version, bookingLock: Lease) => Promise<T>,
) => Promise<T>

/** How long the version of a booking is stored after its last change, in milliseconds. */
const VERSION_STORED_MS = 30 * 24 * 3_600_000

/**
 * Runs a change on the booking's current version. Changes of one booking run one at a time. Fails with 409
 * `payment-in-progress` while the booking is being paid. Payments check the booking and are recorded under the same
 * lock, so what gets booked is what the visitor accepted.
 */
export const changeBooking: ChangeBooking = (context, id, change) =>
  withBookingLock(context, id, (bookingLock) => changeUnderLock(bookingLock)(context, id, change))

/** Like `changeBooking`, for callers that already hold the booking's lock. */
export const changeUnderLock =
  (bookingLock: Lease): ChangeBooking =>
  async (context, id, change) => {
    const payment = await latestAttempt(context.store, id)
    if (payment !== undefined && !isOver(payment.state)) throw new Problem('payment-in-progress')
    return change((await context.store.read('versions', id)) ?? FIRST_VERSION, bookingLock)
  }

/** Stores the version after a change. If another process has already stored a higher version, that one stays. */
export async function raiseVersion(context: Context, id: string, next: Version): Promise<void> {
  const expires = context.clock.now() + VERSION_STORED_MS
  await context.store.update(
    'versions',
    id,
    (stored) => (stored && stored.version >= next.version ? { ...next, version: stored.version + 1 } : next),
    expires,
  )
}
