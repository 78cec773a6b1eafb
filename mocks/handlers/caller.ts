import { TransactionStatus } from '@rota/openapi/agency/enums'
import { moveBooking } from '../world/bookings/booking.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { Refusal } from '../world/basics/refusal.ts'
import type { CallContext } from './call-context.ts'

/**
 * The caller's booking. Nobody tells the agency when a challenge expires, so a booking whose last
 * attempt has failed leaves `paying` here. Without an attempt, or after a captured one, it stays in
 * `paying`. Throws the refusal `unknown-session`.
 */
export async function callerOf({ world, site, sessionId }: CallContext): Promise<BookingRecord> {
  const record = world.bookings.find(sessionId, site.site.account)
  if (record === undefined) throw new Refusal('unknown-session', 'There is no such booking.')
  const lastAttempt = world.payments.all().findLast(({ bookingId }) => bookingId === record.id)
  // `byToken` returns the current state, in which an expired challenge has failed.
  const currentAttempt = lastAttempt && world.payments.byToken(lastAttempt.token)
  if (record.state !== 'paying' || currentAttempt?.status !== TransactionStatus.Errored) return record
  return world.bookings.change(record.id, (booking) => {
    booking.state = moveBooking(booking.state, 'failed')
  })
}
