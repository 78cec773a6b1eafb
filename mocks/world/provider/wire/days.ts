import { addDays, type CivilDate } from '../../basics/civil-date.ts'
import { ProviderRefusal } from './refusal.ts'

/** The date of a request; its time of day is ignored. Refuses dates that do not exist. */
export function dayOf(text: string): CivilDate {
  const day = Number(text.slice(0, 10).replaceAll('-', ''))
  if (addDays(day, 0) !== day) throw new ProviderRefusal('InvalidParameter', `There is no day ${text.slice(0, 10)}.`)
  return day
}

/** A date as YYYY-MM-DD. */
function dayText(day: CivilDate): string {
  const digits = String(day).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** A date in the provider's format: midnight without an offset. */
export const midnight = (day: CivilDate): string => `${dayText(day)}T00:00:00`

/** An instant in UTC, with `Z`. */
export const instant = (at: number): string => new Date(at).toISOString()

/** An instant in the provider's local time, Türkiye (UTC+3), without an offset. */
export const localTime = (at: number): string => instant(at + 3 * 3_600_000).slice(0, 19)

/** The provider's value for a date that is not set. */
export const UNSET = '0001-01-01T00:00:00'

/**
 * The latest birth date of those who are that many years old on a day: the same date a number of years earlier. On 29
 * February it is 28 February where the year has no 29th: who was born on 1 March is not that old before the next day.
 */
export function yearsBefore(day: CivilDate, years: number): CivilDate {
  const same = day - years * 10_000
  return addDays(same, 0) === same ? same : same - 1
}

/** Age in full years on a day. */
export const ageOn = (birth: CivilDate, day: CivilDate): number => Math.floor((day - birth) / 10_000)
