import type { Cancellation } from '../ports/records.ts'
import type { RecordWrite } from '../ports/store.ts'

type CaseState = 'requested' | 'unresolved' | 'refund-due'

/** The state of a cancellation that a person may have to decide; undefined if it has ended (decision 22.7). */
export function caseStateOf({ step, cancelledAt, isFound, refund, refunded }: Cancellation): CaseState | undefined {
  if (step === 'unresolved') return 'unresolved'
  if (step === 'refused' || step === 'unsent') return undefined
  if (cancelledAt === undefined) return 'requested'
  // A cancellation that was made at the agency is also refunded by the agency.
  if (isFound) return undefined
  return refund.value > 0 && refunded === undefined ? 'refund-due' : undefined
}

/** The key of a cancellation's case. */
const caseKeyOf = (key: string) => `cancellation-${key}`

/** Writes that add a changed cancellation to the list of cases, or remove it; none if the list stays as it is. */
export function caseWrites(key: string, stored: Cancellation | null, becomes: Cancellation): RecordWrite[] {
  const wasCase = stored !== null && caseStateOf(stored) !== undefined
  const isCase = caseStateOf(becomes) !== undefined
  if (wasCase === isCase) return []
  return [{ area: 'cases', key: caseKeyOf(key), becomes: isCase ? { site: becomes.site } : null }]
}
