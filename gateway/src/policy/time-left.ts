import type { Clock } from '../ports/clock.ts'

/**
 * A call that is written to the store before it is sent must end within this time of that record, in milliseconds, unless
 * the deadline of its class is longer (decision 22.9).
 */
const ENDS_WITHIN_MS = 30_000

/**
 * The milliseconds that a call has left, of the `total` that its class allows. A call that is written to the store first
 * has `ENDS_WITHIN_MS` from that moment on, because the write itself may take seconds: a short `total` is not used up by
 * it. Negative when it is too late to send. If the machine's clock was set back meanwhile, the record counts as new.
 * @param recordedAt when the call was written to the store; undefined for a call that is not
 */
export function timeLeft(recordedAt: number | undefined, total: number, clock: Pick<Clock, 'now'>): number {
  if (recordedAt === undefined) return total
  const age = Math.max(0, clock.now() - recordedAt)
  return Math.min(total, Math.max(total, ENDS_WITHIN_MS) - age)
}
