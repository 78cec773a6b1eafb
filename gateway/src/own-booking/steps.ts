import type { Timings } from '../ports/payments.ts'
import type { Cancellation, CancelStep } from '../ports/records.ts'

const ENDS: ReadonlySet<CancelStep> = new Set(['done', 'unsent', 'refused', 'unresolved'])

/** Whether nothing is left to do about a cancellation but, perhaps, by people. */
export const isEnded = ({ step }: Pick<Cancellation, 'step'>) => ENDS.has(step)

/** Whether nothing has been cancelled yet, so that all can still be as it was. */
const isFirst = ({ step, reservation }: Cancellation) => step === 'provider' || reservation === undefined

/** The provider's part first: what the agency does, it does for the whole booking, and pays back for it. */
export const firstStep = (reservation: Cancellation['reservation']): CancelStep =>
  reservation === undefined ? 'agency' : 'provider'

/** What comes after a step that has happened. */
export function nextStep({ step, refund, payment }: Cancellation): CancelStep {
  if (step === 'provider') return 'agency'
  const isOwed = refund.value > 0 && payment !== undefined
  return step === 'agency' && isOwed ? 'refund' : 'done'
}

/** What a definite no leads to: nothing is cancelled, or a half is and people have to look. */
export const afterRefusal = (cancellation: Cancellation): CancelStep =>
  isFirst(cancellation) ? 'refused' : 'unresolved'

/** What a call that was certainly not sent leads to, or undefined: it is tried again, because a half is done. */
export const afterUnsent = (cancellation: Cancellation): CancelStep | undefined =>
  isFirst(cancellation) ? 'unsent' : undefined

/**
 * What becomes of a step that has been asked about for too long. A refund that is not seen is people's business, and so is
 * everything else, with less to rely on.
 */
export const afterPatience = ({ step }: Cancellation): CancelStep => (step === 'refund' ? 'done' : 'unresolved')

/** Whether the call of a step may go out: there was none, or certainly nothing of it was sent. */
export const maySend = ({ step, call }: Cancellation) =>
  step !== 'refund' && (call === undefined || call === 'not-sent')

/** When it is time for the next question or the next try, in epoch milliseconds. */
export function dueAt({ checks, checkedAt }: Cancellation, { backoff }: Timings): number {
  return checks === 0 ? checkedAt : checkedAt + (backoff[Math.min(checks, backoff.length) - 1] ?? 0)
}

/** Whether it has taken too long, and was asked about often enough: the process may have been down in between. */
export const isTooLong = ({ since, checks }: Cancellation, now: number, { giveUp, backoff }: Timings) =>
  now >= since + giveUp && checks >= backoff.length
