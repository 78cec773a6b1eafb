import type { Cancellation } from '../ports/records.ts'
import type { RecordWrite } from '../ports/store.ts'

type CaseState = 'requested' | 'unresolved' | 'refund-due'

/** The state of a cancellation that a person may have to decide; undefined if it has ended (decision 22.7). */
export function caseStateOf({ step, cancelledAt, isFound, refund, refunded }: Cancellation): CaseState | undefined {
  if (step === 'unresolved') return 'unresolved'
  if (step === 'refused' || step === 'unsent') return undefined
  if (cancelledAt === undefined) return 'requested'
  // What was agreed with the agency is paid back by the agency.
  if (isFound) return undefined
  return refund.value > 0 && refunded === undefined ? 'refund-due' : undefined
}

/** The key of a cancellation in the list of cases. */
const caseOf = (key: string) => `cancellation-${key}`

/** Adds a cancellation to the list of cases, or removes it, in the same transaction as the change. */
export function caseWrites(key: string, was: Cancellation | null, becomes: Cancellation): RecordWrite[] {
  const [before, now] = [was !== null && caseStateOf(was) !== undefined, caseStateOf(becomes) !== undefined]
  if (before === now) return []
  return [{ area: 'cases', key: caseOf(key), becomes: now ? { site: becomes.site } : null }]
}
