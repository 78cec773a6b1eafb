import type { Context } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { Problem } from '../errors.ts'
import { handoffOf, isChallenged } from '../payment/handoff-url.ts'
import { bookingTokenOf } from '../payment/token.ts'
import type { Intent, IntentState } from '../store/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import type { Operation } from './registry.ts'

type State = Schemas['Payment']['state']

const STATES: Record<IntentState, State> = {
  started: 'started',
  'handed-off': 'verifying',
  held: 'verifying',
  holding: 'verifying',
  unsure: 'pending',
  paid: 'verifying',
  ticketing: 'verifying',
  unticketed: 'pending',
  committing: 'verifying',
  committed: 'booked',
  pending: 'pending',
  'refund-task': 'refund',
  requested: 'requested',
  awaited: 'pending',
  denied: 'refused',
  declined: 'declined',
  expired: 'expired',
  rejected: 'declined',
}

const HAS_RESULT: ReadonlySet<State> = new Set(['booked', 'pending', 'refund', 'requested', 'refused'])

/** From the record alone, by token, on any device; a token of another site is none (reliability D7). */
export const handle: Operation<'paymentStatus'> = async ({ site, params }, context) => {
  const intent = await context.store.read('intents', params.path.token)
  if (intent?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: await paymentOf(intent, context) }
}

/** A payment as its visitor may know it. */
export async function paymentOf(
  intent: Intent,
  context: Pick<Context, 'store' | 'config' | 'sealer'>,
): Promise<Schemas['Payment']> {
  const payment = {
    amount: intent.quote.installment.total,
    startedAt: rfc3339(intent.startedAt),
  }
  const state = stateOf(intent)
  if (state === 'challenge') {
    const address = await handoffOf(intent, context)
    return { ...payment, state, ...(address === undefined ? {} : { handoffUrl: address }) }
  }
  if (state === 'declined') return { ...payment, state, ...whyDeclined(intent) }
  if (!HAS_RESULT.has(state)) return { ...payment, state }
  // The result is written a moment after the state; until then there is nothing to go to.
  const isReadable = (await context.store.read('bookings', intent.bookingKey)) !== undefined
  if (!isReadable) return { ...payment, state: 'verifying' }
  return { ...payment, state, bookingToken: await bookingTokenOf(intent, context.sealer) }
}

/** Why the bank declined, where it has told. */
export const whyDeclined = ({ declineReason }: Intent) => (declineReason === undefined ? {} : { declineReason })

function stateOf(intent: Intent): State {
  if (isChallenged(intent)) return 'challenge'
  const isAsked = intent.state === 'started' && intent.action !== undefined
  return isAsked ? 'verifying' : STATES[intent.state]
}
