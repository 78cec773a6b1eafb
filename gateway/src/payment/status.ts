import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Intent, IntentState } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import { currentHandoffUrl, isChallenged } from './bank/handoff-url.ts'
import { bookingTokenOf } from '../booking/token.ts'
import { settledCharge } from './saga/saga.ts'

type State = Schemas['Payment']['state']

/** The state that a visitor sees, for each state of the record. */
const VISIBLE_STATES: Record<IntentState, State> = {
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

/** States for which the booking token gives access to a result. */
const STATES_WITH_RESULT: ReadonlySet<State> = new Set(['booked', 'pending', 'refund', 'requested', 'refused'])

/** A payment as its visitor may see it. */
export async function paymentOf(
  intent: Intent,
  context: Pick<Context, 'store' | 'config' | 'sealer'>,
): Promise<Schemas['Payment']> {
  const payment = {
    amount: intent.quote.installment.total,
    startedAt: rfc3339(intent.startedAt),
  }
  const state = visibleStateOf(intent)
  if (state === 'challenge') {
    const address = await currentHandoffUrl(intent, context)
    if (address === undefined || intent.action === undefined) return { ...payment, state }
    return { ...payment, state, action: intent.action, handoffUrl: address }
  }
  if (state === 'declined') return { ...payment, state, ...declineReasonOf(intent) }
  if (!STATES_WITH_RESULT.has(state)) return { ...payment, state }
  return { ...payment, state, bookingToken: await bookingTokenOf(intent, context.sealer) }
}

/** The bank's reason for declining, if it gave one. */
export const declineReasonOf = ({ declineReason }: Intent) => (declineReason === undefined ? {} : { declineReason })

function visibleStateOf(intent: Intent): State {
  if (isChallenged(intent)) return 'challenge'
  // The card was charged for a booking that was cancelled later. The result of the booking shows the cancellation.
  if (settledCharge(intent)) return 'booked'
  const hasAgencyAnswer = intent.state === 'started' && intent.action !== undefined
  return hasAgencyAnswer ? 'verifying' : VISIBLE_STATES[intent.state]
}
