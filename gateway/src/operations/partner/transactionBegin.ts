import { askBound } from '../../upstream/bound.ts'
import { changeHold, keepHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/** Begins a transaction and keeps it as the one that the booking's flights are priced, paid and booked by. */
export const handle: Operation<'transactionBegin'> = async (request, context) => {
  const { site, body, requestId } = request
  const { booking } = requireSession(request)
  const { body: begun, etag } = await changeHold(context, booking, request, async () => {
    const answer = await askBound('transactionBegin', { site, booking, body, requestId }, context)
    await keepHold(booking, answer, body, context)
    return answer
  })
  return { status: 200, body: begun, headers: { etag } }
}
