import type { WireAnswer } from '../../ports/platform.ts'

/** Longest time that a caller is told to stay away, in seconds (F9). */
const LONGEST = 60

/** What is said when an upstream asks for a pause that cannot be read, in seconds. */
const UNREADABLE = 5

/** Whether an upstream asks to be left alone: 429, or 503 that says for how long. */
export const asksToWait = ({ status, headers }: WireAnswer) =>
  status === 429 || (status === 503 && headers['retry-after'] !== undefined)

/** The pause that an answer asks for, in milliseconds; undefined when it says none that can be read. */
export function pauseAsked({ headers }: WireAnswer, now: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Date.parse takes much that is no HTTP date, such as "1.5" or "-1".
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/** Seconds for the `Retry-After` of our own answer, 1 to 60. */
export function clampedSeconds(milliseconds: number | undefined): number {
  const seconds = milliseconds === undefined ? UNREADABLE : Math.ceil(milliseconds / 1000)
  return Math.min(LONGEST, Math.max(1, seconds))
}
