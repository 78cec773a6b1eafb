import { addDays, type CivilDate } from '../../basics/civil-date.ts'
import { ProviderRefusal } from './refusal.ts'

/** The day of a request, whose time of day does not matter. Refuses days that do not exist. */
export function dayOf(text: string): CivilDate {
  const day = Number(text.slice(0, 10).replaceAll('-', ''))
  if (addDays(day, 0) !== day) throw new ProviderRefusal('InvalidParameter', `There is no day ${text.slice(0, 10)}.`)
  return day
}

/** A day as YYYY-MM-DD. */
function dayText(day: CivilDate): string {
  const digits = String(day).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** A business day as the provider writes it: midnight without an offset. */
export const midnight = (day: CivilDate): string => `${dayText(day)}T00:00:00`

/** An instant in UTC, with `Z`. */
export const instant = (at: number): string => new Date(at).toISOString()

/** A local time of the provider, in Türkiye (UTC+3), without an offset. */
export const localTime = (at: number): string => instant(at + 3 * 3_600_000).slice(0, 19)

/** What the provider writes for a day that is not set. */
export const UNSET = '0001-01-01T00:00:00'

/** The same day so many years earlier; 29 February becomes 1 March. */
export function yearsBefore(day: CivilDate, years: number): CivilDate {
  return addDays(day - years * 10_000, 0)
}

/** Full years from a birthday to a day. */
export const ageOn = (birth: CivilDate, day: CivilDate): number => Math.floor((day - birth) / 10_000)
