import { paymentOf } from '../../payment/status.ts'
import type { Context, Operation } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'

/**
 * Reads the stored payment by token, on any device. A token of another site is unknown (D7). Clears the session that
 * the payment has ended.
 */
export const handle: Operation<'paymentStatus'> = async ({ site, params, claimedBooking }, context) => {
  const intent = await context.store.read('intents', params.path.token)
  if (intent?.site !== site.host) throw new Problem('not-found')
  const body = await paymentOf(intent, context)
  const isOver = claimedBooking === intent.booking && (await hasEnded(intent.booking, body.state, context))
  return { status: 200, body, ...(isOver ? { session: { clear: true } } : {}) }
}

type State = Schemas['Payment']['state']

/** States in which no payment has ended the session yet, and states that follow its end. Browsers poll in these. */
const BEFORE: ReadonlySet<State> = new Set(['started', 'challenge', 'verifying'])
const AFTER: ReadonlySet<State> = new Set(['booked', 'requested'])

/** Whether the booking's session has ended. In other states it may be another payment that has ended it. */
async function hasEnded(booking: string, state: State, { store }: Context): Promise<boolean> {
  if (BEFORE.has(state)) return false
  return AFTER.has(state) || (await store.read('generations', booking))?.committed === true
}
