import { TransactionStatus } from '@rota/openapi/agency/enums'
import { moveBooking, type BookingState } from '../bookings/booking.ts'
import type { World } from '../world.ts'

/**
 * The bank approves: the amount is captured once and the booking is paid. False when the attempt has already failed.
 */
export async function settle(world: World, token: string): Promise<boolean> {
  const isCaptured = await world.payments.capture(token)
  if (isCaptured) await moveBookingOf(world, token, 'paid')
  return isCaptured
}

/** The bank declines, with its reason if it gives one: nothing is captured and the basket can be paid again. */
export async function decline(world: World, token: string, reason?: string): Promise<void> {
  await world.payments.refuse(token, reason)
  if (world.payments.byToken(token)?.status === TransactionStatus.Errored) await moveBookingOf(world, token, 'failed')
}

/**
 * Ends a pending challenge when the same session submits another card or changes the basket: the old attempt can no
 * longer capture anything, and the basket can be paid again.
 */
export async function cancelPendingChallenge(world: World, bookingId: string): Promise<void> {
  const waiting = world.payments.waiting(bookingId)
  if (waiting) await decline(world, waiting.token)
}

/** Moves the booking of an attempt out of `paying`. A second report of the same result changes nothing. */
async function moveBookingOf(world: World, token: string, to: BookingState): Promise<void> {
  const bookingId = world.payments.byToken(token)?.bookingId
  if (bookingId === undefined || world.bookings.find(bookingId) === undefined) return
  await world.bookings.change(bookingId, (record) => {
    if (record.state === 'paying') record.state = moveBooking(record.state, to)
  })
}
