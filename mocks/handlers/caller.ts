import { moveBooking } from '../world/bookings/booking.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { Refusal } from '../world/basics/refusal.ts'
import type { Visit } from './visit.ts'

/**
 * The caller's booking. One whose payment the bank has given up on leaves `paying` here, because nobody tells the agency
 * when time runs out. Throws the refusal `unknown-session`.
 */
export async function callerOf({ world, site, sessionId }: Visit): Promise<BookingRecord> {
  const record = world.bookings.find(sessionId, site.site.account)
  if (record === undefined) throw new Refusal('unknown-session', 'There is no such booking.')
  if (record.state !== 'paying' || world.payments.waiting(record.id)) return record
  return world.bookings.change(record.id, (late) => {
    late.state = moveBooking(late.state, 'failed')
  })
}
