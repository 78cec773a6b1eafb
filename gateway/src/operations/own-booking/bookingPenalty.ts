import { ownBooking } from '../../own-booking/own-booking.ts'
import { penaltyNow, rememberShown } from '../../own-booking/penalty.ts'
import type { Operation } from '../../ports/context.ts'

/** The current cancellation penalty, for callers who have proved that the booking is theirs. */
export const handle: Operation<'bookingPenalty'> = async ({ site, params, requestId }, context) => {
  const own = await ownBooking(context.store, params.path.token, site)
  const { penalty } = await penaltyNow(own, { site, requestId }, context)
  await rememberShown(context.store, own.key, penalty)
  return { status: 200, body: penalty }
}
