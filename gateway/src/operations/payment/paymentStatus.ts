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
  const mustClear = claimedBooking === intent.booking && (await hasEnded(intent.booking, body.state, context))
  return { status: 200, body, ...(mustClear ? { session: { clear: true } } : {}) }
}

type State = Schemas['Payment']['state']

/** States in which the payment has not ended the session yet, while browsers poll. */
const BEFORE_END: ReadonlySet<State> = new Set(['started', 'challenge', 'verifying'])
/** States that a payment reaches only after its session has ended. */
const AFTER_END: ReadonlySet<State> = new Set(['booked', 'requested'])

/** Whether the booking's session has ended. Where the state does not decide it, another payment may have ended it. */
async function hasEnded(booking: string, state: State, { store }: Context): Promise<boolean> {
  if (BEFORE_END.has(state)) return false
  return AFTER_END.has(state) || (await store.read('generations', booking))?.committed === true
}
