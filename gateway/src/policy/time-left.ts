import type { Clock } from '../ports/clock.ts'

/**
 * A recorded call must end within this time of its record, in milliseconds, unless the deadline of its class is longer
 * (decision 22.9).
 */
const ENDS_WITHIN_MS = 30_000

/**
 * How long a call may take whose class allows `total` milliseconds. The time of a recorded call also counts from its
 * record, because writing that may have taken seconds. If the machine's clock was set back meanwhile, the record counts
 * as new.
 */
export function timeLeft(recordedAt: number | undefined, total: number, clock: Pick<Clock, 'now'>): number {
  if (recordedAt === undefined) return total
  const age = Math.max(0, clock.now() - recordedAt)
  return Math.min(total, Math.max(total, ENDS_WITHIN_MS) - age)
}
