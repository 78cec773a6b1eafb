import { askBound } from '../../upstream/bound.ts'
import { changeBooking } from '../../booking/change.ts'
import { completeHold, ownHold } from '../../booking/hold.ts'
import { partyErrors } from '../../booking/party-rules.ts'
import { assertLockLive } from '../../policy/booking-lock.ts'
import { requireSession } from '../../guards/require-session.ts'
import { brokenRules, Problem } from '../../ports/problem.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * Sets all travellers. A transaction started here gets a reservation number of our own, by which the reservation is
 * found if the commit's response is lost (decision 3.9). Callers must not choose it: with the number of another
 * reservation, that one would be found instead (decision 9.3).
 */
export const handle: Operation<'transactionUpdate'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  const errors = partyErrors(body.travellers, '/travellers')
  if (errors.length > 0) throw new Problem('validation', brokenRules(...errors))
  return changeBooking(context, booking, async (_known, bookingLock) => {
    assertLockLive(bookingLock)
    const hold = await ownHold(booking, body.transactionId, context)
    const sentBody = hold === undefined ? body : { ...body, agencyReservationNumber: hold.reference }
    const answer = await askBound('transactionUpdate', { site, booking, body: sentBody, requestId }, context)
    if (hold) {
      const { transactionId: _id, agencyReservationNumber: _number, ...travellersOnly } = body
      await completeHold(booking, hold, travellersOnly, context)
    }
    return { status: 200, body: answer }
  })
}
