import { addDays, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { countryOf, COUNTRIES, type AirportCode, type Zone } from '../seed/flights/airports.ts'

const MINUTE = 60_000

/** Winter offset from UTC, in minutes; Türkiye has no summer time. */
const WINTER: Readonly<Record<Zone, number>> = { turkiye: 180, greenwich: 0, central: 60, eastern: 120 }

function lastSunday(year: number, month: number, lastDay: number): CivilDate {
  const end = year * 10_000 + month * 100 + lastDay
  return addDays(end, -(weekdayOf(end) % 7))
}

/** Whether it is summer time in the European Union and Britain: from the last Sunday of March to that of October. */
function isSummer(date: CivilDate): boolean {
  const year = Math.trunc(date / 10_000)
  return date >= lastSunday(year, 3, 31) && date < lastSunday(year, 10, 31)
}

/** Offset of an airport from UTC on a date, in minutes. */
function offsetOf(airport: AirportCode, date: CivilDate): number {
  const { zone } = COUNTRIES[countryOf(airport)]
  return WINTER[zone] + (zone !== 'turkiye' && isSummer(date) ? 60 : 0)
}

const midnight = (date: CivilDate) =>
  Date.UTC(Math.trunc(date / 10_000), (Math.trunc(date / 100) % 100) - 1, date % 100)

/** The instant (milliseconds since 1970 UTC) of a local time at an airport, given in minutes after midnight. */
export const instantAt = (airport: AirportCode, date: CivilDate, minutes: number): number =>
  midnight(date) + (minutes - offsetOf(airport, date)) * MINUTE

/** An instant in an airport's local time: `2027-05-21T07:10`. */
export function localTime(airport: AirportCode, instant: number): string {
  const [day] = new Date(instant).toISOString().split('T')
  const date = Number((day ?? '').replaceAll('-', ''))
  return new Date(instant + offsetOf(airport, date) * MINUTE).toISOString().slice(0, 16)
}

/** The date of a local time. */
export const dateIn = (local: string): CivilDate => Number(local.slice(0, 10).replaceAll('-', ''))
