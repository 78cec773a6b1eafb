import { PaymentStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import type { BookingState } from './booking.ts'
import type { BookingRecord } from './bookings.ts'
import { costIn, restAfter } from '../payments/charge.ts'
import { paymentStatus } from '../payments/payment.ts'
import type { Attempt } from '../payments/payments.ts'
import { centsOf, money } from '../basics/money.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

/** Bookings that wait for a bank transfer, least recently used first: held ones, and deposits whose rest is due. */
export const waitingBookings = (world: World): BookingRecord[] =>
  world.bookings.all().filter(({ state, booking: { completion } }) => {
    if (completion?.status !== 'confirmed') return false
    return state === 'held' || (state === 'confirmed' && completion.paymentStatus === PaymentStatus.PartlyPaid)
  })

/**
 * States in which a booking receives a transfer with its number. Ended bookings are among them, because the transfer
 * may have been under way when the booking ended.
 */
const RECEIVING_STATES: ReadonlySet<BookingState> = new Set([
  'held',
  'confirmed',
  'expired',
  'cancelled',
  'cancelled-with-penalty',
])

/**
 * Simulates money arriving at the agency's bank: `value` in the currency of the booking or, without it, the whole
 * balance. With a booking number the money is for that booking, even if it has lapsed or was cancelled; otherwise every
 * booking that waits for a transfer receives it. Returns the bookings that received money.
 */
export async function receiveTransfer(world: World, value?: number, bookingNumber?: string): Promise<BookingRecord[]> {
  const isRecipient = ({ state, booking }: BookingRecord) =>
    RECEIVING_STATES.has(state) && booking.completion?.bookingNumber === bookingNumber
  const paid: BookingRecord[] = []
  const recipients = bookingNumber === undefined ? waitingBookings(world) : world.bookings.all().filter(isRecipient)
  for (const { id } of recipients) {
    const charge = chargeOf(world, id)
    paid.push(await world.bookings.change(id, (record) => addTransfer(record, charge, value)))
  }
  return paid
}

/** The card payment of a booking, even if some of it has been refunded since. */
const chargeOf = (world: World, bookingId: string): Attempt | undefined =>
  world.payments
    .all()
    .filter((attempt) => attempt.bookingId === bookingId)
    .find(({ status }) => status === TransactionStatus.Complete || status === TransactionStatus.Refunded)

/** Adds a transfer to a booking. Its payment status follows from the transfers and the card charge together. */
function addTransfer(
  { booking, account }: BookingRecord,
  charge: Attempt | undefined,
  value: number | undefined,
): void {
  const { completion } = booking
  const currency = completion?.received?.currency ?? charge?.currency
  if (completion === undefined || currency === undefined) return
  const site = siteOf(account)
  const owed = charge ? restAfter(booking, charge, site) : costIn(booking, currency, site.rates)
  const before = centsOf(completion.received?.value ?? 0)
  const received = value === undefined ? Math.max(owed, before) : before + centsOf(value)
  const charged = charge?.amount ?? 0
  booking.completion = {
    ...completion,
    received: money(received, currency),
    paymentStatus: paymentStatus(charged + owed, charged + received),
  }
}
