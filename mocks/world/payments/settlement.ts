import { TransactionStatus } from '@rota/openapi/agency/enums'
import { moveBooking, type BookingState } from '../bookings/booking.ts'
import type { World } from '../world.ts'

/** The bank's yes: the money is taken once and the booking is paid. False when it was too late for it. */
export async function settle(world: World, token: string): Promise<boolean> {
  const isTaken = await world.payments.capture(token)
  if (isTaken) await follow(world, token, 'paid')
  return isTaken
}

/** The bank's no, with its reason where it tells one: nothing is taken and the basket can be paid again. */
export async function decline(world: World, token: string, reason?: string): Promise<void> {
  await world.payments.refuse(token, reason)
  if (world.payments.byToken(token)?.status === TransactionStatus.Errored) await follow(world, token, 'failed')
}

/**
 * A payment that the bank still asks about ends when the same session sends another card or changes the basket: it can take no
 * money any more, and the basket can be paid again.
 */
export async function giveWay(world: World, bookingId: string): Promise<void> {
  const waiting = world.payments.waiting(bookingId)
  if (waiting) await decline(world, waiting.token)
}

/** The booking goes with its attempt, unless it has gone on already: a bank may say the same thing twice. */
async function follow(world: World, token: string, to: BookingState): Promise<void> {
  const bookingId = world.payments.byToken(token)?.bookingId
  if (bookingId === undefined || world.bookings.find(bookingId) === undefined) return
  await world.bookings.change(bookingId, (record) => {
    if (record.state === 'paying') record.state = moveBooking(record.state, to)
  })
}
