import { askBound } from '../../upstream/bound.ts'
import { changeHold, markHoldWithExtras, ownHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/** Adds extras to a transaction, which then sets the price of the booking's lines. */
export const handle: Operation<'serviceAdd'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  const { body: transaction, etag } = await changeHold(context, booking, request, async () => {
    const hold = await ownHold(booking, body.transactionId, context)
    const added = await askBound('serviceAdd', { site, booking, body, requestId }, context)
    if (hold) await markHoldWithExtras(booking, hold, context)
    return added
  })
  return { status: 200, body: transaction, headers: { etag } }
}
