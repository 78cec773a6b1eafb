import type { BookingState } from './booking.ts'
import type { BookingRecord } from './bookings.ts'
import { costIn } from '../payments/charge.ts'
import { paymentStatus } from '../payments/payment.ts'
import { centsOf, money } from '../basics/money.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

/** Held bookings that wait for their bank transfer, least recently used first. */
export const heldBookings = (world: World): BookingRecord[] =>
  world.bookings.all().filter(({ state, booking }) => state === 'held' && booking.completion?.status === 'confirmed')

/** Money may arrive for these when its booking is named: a transfer may have been under way when the booking ended. */
const NAMED: ReadonlySet<BookingState> = new Set(['held', 'expired', 'cancelled', 'cancelled-with-penalty'])

/**
 * Simulates money arriving at the agency's bank, for one booking number, even if it has lapsed or was cancelled, or for
 * every held booking: `value` in the currency of the booking, or the whole balance. Returns the paid bookings.
 */
export async function receiveTransfer(world: World, value?: number, bookingNumber?: string): Promise<BookingRecord[]> {
  const isNamed = ({ state, booking }: BookingRecord) =>
    NAMED.has(state) && booking.completion?.bookingNumber === bookingNumber
  const paid: BookingRecord[] = []
  for (const { id } of bookingNumber === undefined ? heldBookings(world) : world.bookings.all().filter(isNamed)) {
    paid.push(await world.bookings.change(id, (record) => receive(record, value)))
  }
  return paid
}

function receive({ booking, account }: BookingRecord, value: number | undefined): void {
  const { completion } = booking
  if (completion?.received === undefined) return
  const { currency } = completion.received
  const owed = costIn(booking, currency, siteOf(account).rates)
  const before = centsOf(completion.received.value)
  const received = value === undefined ? Math.max(owed, before) : before + centsOf(value)
  booking.completion = {
    ...completion,
    received: money(received, currency),
    paymentStatus: paymentStatus(owed, received),
  }
}
