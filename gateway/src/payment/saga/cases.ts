import type { Intent, IntentState } from '../../ports/records.ts'
import type { RecordWrite } from '../../ports/store.ts'
import { isDoubt } from './moves.ts'

/** Whether a payment is shown to people because they may have to decide about it (decision 22.7). */
export const isCase = (state: IntentState) => isDoubt(state) || state === 'refund-task' || state === 'awaited'

/** The key of a payment in the list of cases. It can neither read nor pay anything. */
const caseOf = ({ bookingKey }: Pick<Intent, 'bookingKey'>) => `payment-${bookingKey}`

/**
 * Adds a payment to the list of cases, or removes it, in the same transaction as the change of state that requires it.
 */
export function caseWrites(was: Intent, becomes: Intent): RecordWrite[] {
  const { site, token } = becomes
  const [before, now] = [isCase(was.state), isCase(becomes.state)]
  if (before === now) return []
  return [{ area: 'cases', key: caseOf(becomes), becomes: now ? { site, token } : null }]
}
