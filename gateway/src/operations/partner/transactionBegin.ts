import { askBound } from '../../upstream/bound.ts'
import { changeHold, holdOn, storeHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/** Starts a transaction and stores it as the booking's hold, which prices, pays and books its offers. */
export const handle: Operation<'transactionBegin'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  const { body: transaction, etag } = await changeHold(context, booking, request, async () => {
    const answer = await askBound('transactionBegin', { site, booking, body, requestId }, context)
    await storeHold(booking, holdOn(answer, body), context)
    return answer
  })
  return { status: 200, body: transaction, headers: { etag } }
}
