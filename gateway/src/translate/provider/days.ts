import { rfc3339 } from '../instant.ts'
import { instantOf } from './wire-time.ts'

/**
 * Business times without an offset are told in the site's zone (decision 30.2; the whole year three hours before UTC).
 */
const SITE_OFFSET = '+03:00'

/** How long an offer or a transaction lives that does not say it, in milliseconds (decision 17.4). */
const USUAL_LIFE = 20 * 60_000

const DAY_MS = 86_400_000

/** A civil date on the provider's side, YYYY-MM-DD. @param day YYYYMMDD */
export function wireDayOf(day: number): string {
  const text = String(day)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
}

/** A civil date on our side, YYYYMMDD, as it is written: it never goes through a time zone (decision 30.1). */
export function dayOf(text: string | undefined, least = 20_000_101): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '')
  if (match === null) return undefined
  const [written, year, month, day] = match
  const exists = new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) ?? false
  const value = Number(`${year}${month}${day}`)
  return exists && value >= least && value <= 20_991_231 ? value : undefined
}

/** A day of birth, YYYYMMDD; undefined for 0001-01-01, which is nobody's. */
export const birthDayOf = (text: string | undefined): number | undefined => dayOf(text, 19_000_101)

/** Nights from one civil date to another, YYYYMMDD each. */
export const nightsBetween = (from: number, to: number): number =>
  Math.round((Date.parse(wireDayOf(to)) - Date.parse(wireDayOf(from))) / DAY_MS)

/** Date and time at the place itself, to the minute. */
export const localTimeOf = (text: string | undefined): string | undefined =>
  /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d/.exec(text ?? '')?.[0]

/** Minutes from one local time to another at the same place. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000)

/** A moment that the provider's business means, as ours. */
export function momentOf(text: string | undefined): string | undefined {
  const hasOffset = text === undefined || !text.includes('T') || /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const instant = instantOf(hasOffset ? text : `${text}${SITE_OFFSET}`)
  return instant === undefined ? undefined : rfc3339(instant)
}

/** When something expires: what is said first, or the usual time from now on. @param now epoch milliseconds */
export function expiryOf(now: number, ...texts: readonly (string | undefined)[]): string {
  const said = texts.map((text) => instantOf(text)).find((instant) => instant !== undefined)
  return rfc3339(said ?? now + USUAL_LIFE)
}
