import type { Cancellation } from '../ports/records.ts'
import type { Step } from '../ports/store.ts'

type CaseState = 'requested' | 'unresolved' | 'refund-due'

/** How a cancellation that people may have to decide is called; undefined for one that has ended (decision 22.7). */
export function caseStateOf({ step, cancelledAt, refund, payment, refunded }: Cancellation): CaseState | undefined {
  if (step === 'unresolved') return 'unresolved'
  if (step === 'refused' || step === 'unsent') return undefined
  if (cancelledAt === undefined) return 'requested'
  return refund.value > 0 && payment !== undefined && refunded === undefined ? 'refund-due' : undefined
}

/** The name of a cancellation among the cases. */
const caseOf = (key: string) => `cancellation-${key}`

/** Puts a cancellation on the list of people, and takes it off with the change that ends it. */
export function caseSteps(key: string, was: Cancellation | null, becomes: Cancellation): Step[] {
  const [before, now] = [was !== null && caseStateOf(was) !== undefined, caseStateOf(becomes) !== undefined]
  if (before === now) return []
  return [{ area: 'cases', key: caseOf(key), becomes: now ? { site: becomes.site } : null }]
}
