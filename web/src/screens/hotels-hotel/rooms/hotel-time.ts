import type { CivilDate } from '../../../domain/dates/civil-date.ts'
import { parseIso } from '../../../domain/dates/read-date.ts'

/**
 * Date and time at the hotel of an instant with the hotel's offset ("2027-05-14T23:59:00+03:00"): the written digits
 * are the local time (decision 30.5).
 */
export function hotelTime(instant: string): { date: CivilDate; time: string } | undefined {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(instant) ?? []
  const date = parseIso(day)
  return date === undefined ? undefined : { date, time }
}
