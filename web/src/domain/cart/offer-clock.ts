/** Seconds before the end from which the visitor is warned (decision 43.5). */
const WARNED_FOR = 300

export type OfferClock = { state: 'calm' | 'warning' | 'over'; seconds: number }

/**
 * How long an offer is still valid, in whole seconds; `warning` in its last five minutes.
 * @param expiresOn ISO 8601
 * @param now milliseconds since 1970 UTC
 */
export function offerClock(expiresOn: string, now: number): OfferClock {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresOn) - now) / 1000))
  if (seconds === 0) return { state: 'over', seconds }
  return { state: seconds <= WARNED_FOR ? 'warning' : 'calm', seconds }
}

/** The earliest of several expiry times, ISO 8601; undefined when there is none. */
export const earliestExpiry = (times: readonly (string | undefined)[]): string | undefined =>
  times.filter((time) => time !== undefined).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]
