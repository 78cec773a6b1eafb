import type { Clock } from '../ports/clock.ts'

/** What was recorded is sent within this time, in milliseconds, whatever the deadline of its class (decision 22.9). */
const SENT_WITHIN = 30_000

/**
 * How long a call may still take that is to end within `total` milliseconds. One that was recorded has the same time, but
 * not beyond the deadline that counts from its record: writing it may have taken seconds. If the machine's clock was set
 * back meanwhile, the record counts as new.
 */
export function timeLeft(recordedAt: number | undefined, total: number, clock: Pick<Clock, 'now'>): number {
  if (recordedAt === undefined) return total
  const age = Math.max(0, clock.now() - recordedAt)
  return Math.min(total, Math.max(total, SENT_WITHIN) - age)
}
