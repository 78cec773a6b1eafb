import { askBound } from '../../upstream/bound.ts'
import { changeBooking } from '../../booking/change.ts'
import { nameHold, ownHold } from '../../booking/hold.ts'
import { rememberTravellers } from '../../booking/named-travellers.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * Names everybody who travels. A transaction that was begun here gets a number of ours, by which its reservation is found
 * again when the answer to the commit is lost (decision 3.9). Nobody else may choose it: with the number of
 * somebody else's reservation that one would be found instead (decision 9.3).
 */
export const handle: Operation<'transactionUpdate'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  return changeBooking(context, booking, async () => {
    const hold = await ownHold(booking, body.transactionId, context)
    const sent = hold === undefined ? body : { ...body, agencyReservationNumber: hold.reference }
    const answer = await askBound('transactionUpdate', { site, booking, body: sent, requestId }, context)
    if (hold) {
      await nameHold(booking, hold, context)
      const { transactionId, agencyReservationNumber: _number, ...named } = body
      rememberTravellers(context, transactionId, named)
    }
    return { status: 200, body: answer }
  })
}
