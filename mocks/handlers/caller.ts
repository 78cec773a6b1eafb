import { TransactionStatus } from '@rota/openapi/agency/enums'
import { moveBooking } from '../world/bookings/booking.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { Refusal } from '../world/basics/refusal.ts'
import type { Visit } from './visit.ts'

/**
 * The caller's booking. One whose last payment the bank has given up on leaves `paying` here, because nobody tells the agency
 * when time runs out. Without an attempt, or after one that has taken the money, it is still being paid. Throws the refusal `unknown-session`.
 */
export async function callerOf({ world, site, sessionId }: Visit): Promise<BookingRecord> {
  const record = world.bookings.find(sessionId, site.site.account)
  if (record === undefined) throw new Refusal('unknown-session', 'There is no such booking.')
  const last = world.payments.all().findLast(({ bookingId }) => bookingId === record.id)
  // By its token it is told as it stands now: the bank gives up without a word.
  const now = last && world.payments.byToken(last.token)
  if (record.state !== 'paying' || now?.status !== TransactionStatus.Errored) return record
  return world.bookings.change(record.id, (late) => {
    late.state = moveBooking(late.state, 'failed')
  })
}
