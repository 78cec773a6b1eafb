import type { Timings } from '../ports/payments.ts'
import type { Cancellation, CancelStep } from '../ports/records.ts'

const FINAL_STEPS: ReadonlySet<CancelStep> = new Set(['done', 'unsent', 'refused', 'unresolved'])

/** Whether a cancellation needs no more work, except perhaps by a person. */
export const isEnded = ({ step }: Pick<Cancellation, 'step'>) => FINAL_STEPS.has(step)

/** Whether the current step is the first one, so that nothing has been cancelled yet. */
const isNothingCancelled = ({ step, reservation }: Cancellation) => step === 'provider' || reservation === undefined

/**
 * The first step of a cancellation. The provider's reservation is cancelled before the booking at the agency, because
 * the agency then cancels and refunds everything.
 */
export const firstStep = (reservation: Cancellation['reservation']): CancelStep =>
  reservation === undefined ? 'agency' : 'provider'

/** The step after a successful one. */
export function nextStep({ step, refund }: Cancellation): CancelStep {
  if (step === 'provider') return 'agency'
  return step === 'agency' && refund.value > 0 ? 'refund' : 'done'
}

/** The step after a definite refusal: nothing was cancelled, or only a part, which a person has to handle. */
export const afterRefusal = (cancellation: Cancellation): CancelStep =>
  isNothingCancelled(cancellation) ? 'refused' : 'unresolved'

/**
 * The step after a call that was certainly not sent. Undefined means try again, because a part is already cancelled.
 */
export const afterUnsent = (cancellation: Cancellation): CancelStep | undefined =>
  isNothingCancelled(cancellation) ? 'unsent' : undefined

/**
 * The step after checking for too long. A missing refund is already a task for a person, so that cancellation is done;
 * any other becomes `unresolved`.
 */
export const afterTimeout = ({ step }: Cancellation): CancelStep => (step === 'refund' ? 'done' : 'unresolved')

/** Whether the call of a step may be sent: none was made yet, or the last one was certainly not sent. */
export const maySend = ({ step, call }: Cancellation) =>
  step !== 'refund' && (call === undefined || call === 'not-sent')

/** When the next check or attempt is due, in epoch milliseconds. */
export function dueAt({ checks, checkedAt }: Cancellation, { backoff }: Timings): number {
  return checks === 0 ? checkedAt : checkedAt + (backoff[Math.min(checks, backoff.length) - 1] ?? 0)
}

/**
 * Whether a step has been checked for too long. A number of checks is required besides the time, because the process
 * may have been down meanwhile.
 */
export const isTooLong = ({ since, checks }: Cancellation, now: number, { giveUp, backoff }: Timings) =>
  now >= since + giveUp && checks >= backoff.length
