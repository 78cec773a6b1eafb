import type { Intent, IntentState } from '../../ports/records.ts'
import type { Step } from '../../ports/store.ts'
import { isDoubt } from './saga.ts'

/** What people are shown because they may have to decide it (decision 22.7). */
export const isCase = (state: IntentState) => isDoubt(state) || state === 'refund-task' || state === 'awaited'

/** The name of a payment among the cases: nothing can be read or paid with it. */
const caseOf = ({ bookingKey }: Pick<Intent, 'bookingKey'>) => `payment-${bookingKey}`

/** Puts a payment on the list of people with the change that leaves it to them, and takes it off with the one that ends it. */
export function caseSteps(was: Intent, becomes: Intent): Step[] {
  const { site, token } = becomes
  const [before, now] = [isCase(was.state), isCase(becomes.state)]
  if (before === now) return []
  return [{ area: 'cases', key: caseOf(becomes), becomes: now ? { site, token } : null }]
}
