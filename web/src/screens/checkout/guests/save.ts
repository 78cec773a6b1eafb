import type { Booking, BookingIntent } from '../../../booking/change.ts'
import type { ReadPhone } from '../../../domain/people/phone.ts'
import type { GuestsDraft } from './draft.ts'
import { draftToWire } from './draft-to-wire.ts'

/**
 * Saves the guests step into the booking: customer, guests, and the special request if it has changed. The areas are
 * saved one after the other, each based on the version that the previous one returned. Returns what was saved.
 * @throws ApiError
 */
export async function saveDraft(
  draft: GuestsDraft,
  booking: Booking,
  change: (intent: BookingIntent) => Promise<Booking>,
  parsedPhone?: ReadPhone,
): Promise<ReturnType<typeof draftToWire>> {
  const areas = draftToWire(draft, booking.customer, parsedPhone)
  const { customer, guests, wishes } = areas
  await change({ key: 'customer', value: customer })
  await change({ key: 'guests', value: guests })
  if (wishes !== (booking.specialRequests ?? '')) await change({ key: 'specialRequests', value: wishes })
  return areas
}
