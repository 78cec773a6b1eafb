import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Intent, IntentState } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import { handoffOf, isChallenged } from './bank/handoff-url.ts'
import { bookingTokenOf } from '../booking/token.ts'
import { settledCharge } from './saga/saga.ts'

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
  pushing: 'verifying',
  unpushed: 'pending',
  placing: 'verifying',
  unplaced: 'pending',
  committing: 'verifying',
  committed: 'booked',
  reserved: 'booked',
  releasing: 'booked',
  overdue: 'booked',
  lapsed: 'expired',
  pending: 'pending',
  'refund-task': 'refund',
  refunded: 'refund',
  requested: 'requested',
  awaited: 'pending',
  denied: 'refused',
  declined: 'declined',
  expired: 'expired',
  rejected: 'declined',
}

const HAS_RESULT: ReadonlySet<State> = new Set(['booked', 'pending', 'refund', 'requested', 'refused'])

/** A payment as its visitor may see it. */
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
    if (address === undefined || intent.action === undefined) return { ...payment, state }
    return { ...payment, state, action: intent.action, handoffUrl: address }
  }
  if (state === 'declined') return { ...payment, state, ...whyDeclined(intent) }
  if (!HAS_RESULT.has(state)) return { ...payment, state }
  return { ...payment, state, bookingToken: await bookingTokenOf(intent, context.sealer) }
}

/** The bank's reason for declining, if it gave one. */
export const whyDeclined = ({ declineReason }: Intent) => (declineReason === undefined ? {} : { declineReason })

function stateOf(intent: Intent): State {
  if (isChallenged(intent)) return 'challenge'
  // The charge was for a booking, whose result says what became of it.
  if (settledCharge(intent)) return 'booked'
  const isAsked = intent.state === 'started' && intent.action !== undefined
  return isAsked ? 'verifying' : STATES[intent.state]
}
