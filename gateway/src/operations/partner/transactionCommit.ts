import { Problem } from '../../ports/problem.ts'
import { askBound } from '../../upstream/bound.ts'
import { ownHold } from '../../booking/hold.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * What a visitor has begun is booked at the provider by the saga alone, when the money is certain (decision 17.14):
 * until then this call is one step too early, and afterwards it has been done. A transaction that was begun elsewhere
 * is passed on.
 */
export const handle: Operation<'transactionCommit'> = async (request, context) => {
  const { site, params, requestId } = request
  const { booking } = requireSession(request)
  const hold = await ownHold(booking, params.path.transactionId, context)
  if (hold !== undefined)
    throw new Problem('wrong-step', { detail: 'The gateway commits this transaction once the booking is paid.' })
  return { status: 200, body: await askBound('transactionCommit', { site, booking, params, requestId }, context) }
}
