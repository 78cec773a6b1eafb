import { Problem } from '../../ports/problem.ts'
import { askBound } from '../../upstream/bound.ts'
import { ownHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * Commits a transaction. Only the saga commits a visitor's transaction, once the payment is certain (decision 17.14);
 * for those, the call returns `wrong-step`. Transactions started elsewhere are forwarded.
 */
export const handle: Operation<'transactionCommit'> = async (request, context) => {
  const { site, params, requestId } = request
  const { booking } = requireSession(request)
  const hold = await ownHold(booking, params.path.transactionId, context)
  if (hold !== undefined)
    throw new Problem('wrong-step', { detail: 'The gateway commits this transaction once the booking is paid.' })
  return { status: 200, body: await askBound('transactionCommit', { site, booking, params, requestId }, context) }
}
