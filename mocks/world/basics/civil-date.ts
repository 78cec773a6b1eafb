/** A calendar date as the integer YYYYMMDD, without a time zone (decision 30.1). */
export type CivilDate = number

const DAY_MS = 86_400_000
/** Türkiye has kept +03:00 all year since 2016. */
const ISTANBUL_OFFSET_MS = 3 * 3_600_000

const startOf = (date: CivilDate) => Date.UTC(Math.trunc(date / 10_000), (Math.trunc(date / 100) % 100) - 1, date % 100)

function civilDateAt(utc: number): CivilDate {
  const moment = new Date(utc)
  return moment.getUTCFullYear() * 10_000 + (moment.getUTCMonth() + 1) * 100 + moment.getUTCDate()
}

/** Adds a number of days to a date; subtracts when negative. */
export const addDays = (date: CivilDate, days: number): CivilDate => civilDateAt(startOf(date) + days * DAY_MS)

/** Number of nights between two dates; negative when `to` is earlier. */
export const nightsBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((startOf(to) - startOf(from)) / DAY_MS)

/** The nights of a stay, each identified by the date it begins on. */
export function nightsOf(stay: { checkIn: CivilDate; checkOut: CivilDate }): CivilDate[] {
  return Array.from({ length: nightsBetween(stay.checkIn, stay.checkOut) }, (_, night) => addDays(stay.checkIn, night))
}

/** Day of the week, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: CivilDate): number => new Date(startOf(date)).getUTCDay() || 7

/** Month, 1 to 12. */
export const monthOf = (date: CivilDate): number => Math.trunc(date / 100) % 100

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Calendars are cached because creating an `Intl.DateTimeFormat` is expensive. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const made = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, made)
  return made
}

/** The date in a time zone (an IANA name) at an instant (milliseconds since 1970 UTC). */
export const dateInZone = (timeZone: string, instant: number): CivilDate =>
  Number(calendarOf(timeZone).format(instant).replaceAll('-', ''))

/** The date in Istanbul at an instant (milliseconds since 1970 UTC). */
export const dateInIstanbul = (instant: number): CivilDate => civilDateAt(instant + ISTANBUL_OFFSET_MS)

/** The last minute of a date at the hotel, in RFC 3339 with offset. */
export function endOfDay(date: CivilDate): string {
  const text = String(date)
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T23:59:00+03:00`
}
