import { rfc3339 } from '../instant.ts'
import { instantOf } from './wire-time.ts'

/** Business times without an offset are in the sites' time zone, UTC+3 all year (decision 30.2). */
const SITE_OFFSET = '+03:00'

/** Default lifetime of an offer or a transaction, in milliseconds (decision 17.4). */
const DEFAULT_LIFETIME_MS = 20 * 60_000

const DAY_MS = 86_400_000

/**
 * Converts to the provider's date, YYYY-MM-DD.
 * @param day YYYYMMDD
 */
export function wireDayOf(day: number): string {
  const text = String(day)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
}

/**
 * Converts to our date, YYYYMMDD, or undefined if invalid or out of range, without involving time zones (decision
 * 30.1).
 */
export function dayOf(text: string | undefined, earliest = 20_000_101): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '')
  if (match === null) return undefined
  const [isoDate, year, month, day] = match
  const exists = new Date(`${isoDate}T00:00:00Z`).toJSON()?.startsWith(isoDate) ?? false
  const value = Number(`${year}${month}${day}`)
  return exists && value >= earliest && value <= 20_991_231 ? value : undefined
}

/** A date of birth, YYYYMMDD, or undefined for 0001-01-01, which means not set. */
export const birthDayOf = (text: string | undefined): number | undefined => dayOf(text, 19_000_101)

/** Nights between two dates, YYYYMMDD. */
export const nightsBetween = (from: number, to: number): number =>
  Math.round((Date.parse(wireDayOf(to)) - Date.parse(wireDayOf(from))) / DAY_MS)

/** Local date and time at the place, to the minute. */
export const localTimeOf = (text: string | undefined): string | undefined =>
  /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d/.exec(text ?? '')?.[0]

/** Minutes between two local times at the same place. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000)

/** Converts a business time of the provider to our timestamp. */
export function momentOf(text: string | undefined): string | undefined {
  const hasOffset = text === undefined || !text.includes('T') || /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const instant = instantOf(hasOffset ? text : `${text}${SITE_OFFSET}`)
  return instant === undefined ? undefined : rfc3339(instant)
}

/**
 * When something expires: the first given time, or the default lifetime from now.
 * @param now epoch milliseconds
 */
export function expiryOf(now: number, ...texts: readonly (string | undefined)[]): string {
  const firstExpiry = texts.map((text) => instantOf(text)).find((instant) => instant !== undefined)
  return rfc3339(firstExpiry ?? now + DEFAULT_LIFETIME_MS)
}
