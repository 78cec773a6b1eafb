import type { WireAnswer } from '../../ports/platform.ts'

/** Longest `Retry-After` sent to callers, in seconds (F9). */
const MAX_SECONDS = 60

/** `Retry-After` if the upstream's own is missing or invalid, in seconds. */
const DEFAULT_SECONDS = 5

/** Whether an upstream asks for a pause: with 429, or with 503 and `Retry-After`. */
export const asksToWait = ({ status, headers }: WireAnswer) =>
  status === 429 || (status === 503 && headers['retry-after'] !== undefined)

/** The pause that a response asks for, in milliseconds from `now` (epoch milliseconds); undefined if it is missing or invalid. */
export function requestedPause({ headers }: WireAnswer, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Date.parse accepts texts that are no HTTP dates, such as "1.5" or "-1".
  const time = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.max(0, time - now)
}

/** Seconds for the `Retry-After` of our own response, 1 to 60. */
export function clampedSeconds(milliseconds: number | undefined): number {
  const seconds = milliseconds === undefined ? DEFAULT_SECONDS : Math.ceil(milliseconds / 1000)
  return Math.min(MAX_SECONDS, Math.max(1, seconds))
}
