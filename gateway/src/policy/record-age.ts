import type { Clock } from '../ports/clock.ts'

/**
 * Milliseconds since it was recorded that a call is made (`UpstreamCall.recordedAt`): none if it needed no record, or if
 * the machine's clock was set back meanwhile.
 */
export const recordAge = (recordedAt: number | undefined, clock: Pick<Clock, 'now'>): number =>
  recordedAt === undefined ? 0 : Math.max(0, clock.now() - recordedAt)
