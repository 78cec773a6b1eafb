import { askBound } from '../../upstream/bound.ts'
import { changeHold, ownHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/** Removes extras from a transaction, which then sets the price of the booking's lines. */
export const handle: Operation<'serviceRemove'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  const { body: transaction, etag } = await changeHold(context, booking, request, async () => {
    await ownHold(booking, body.transactionId, context)
    return askBound('serviceRemove', { site, booking, body, requestId }, context)
  })
  return { status: 200, body: transaction, headers: { etag } }
}
