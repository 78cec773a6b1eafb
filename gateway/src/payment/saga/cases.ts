import type { Intent, IntentState } from '../../ports/records.ts'
import type { RecordWrite } from '../../ports/store.ts'
import { isDoubt } from './moves.ts'

/** Whether a payment in this state is shown to operators, who may have to decide about it (decision 22.7). */
export const isCase = (state: IntentState) => isDoubt(state) || state === 'refund-task' || state === 'awaited'

/** The key of a payment in the list of cases. Knowing the key gives no access to the payment. */
const caseKeyOf = ({ bookingKey }: Pick<Intent, 'bookingKey'>) => `payment-${bookingKey}`

/**
 * Returns the writes that add a payment to the list of cases, or remove it, when its state changes. The caller commits
 * them in the transaction of that change.
 */
export function caseWrites(was: Intent, becomes: Intent): RecordWrite[] {
  const { site, token } = becomes
  const [wasListed, isListed] = [isCase(was.state), isCase(becomes.state)]
  if (wasListed === isListed) return []
  return [{ area: 'cases', key: caseKeyOf(becomes), becomes: isListed ? { site, token } : null }]
}
