import type { CivilDate } from '../dates/civil-date.ts'
import type { DayTime } from '../dates/day-time.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'

/** The current day where the rides are, with the time of day if it is known: the server does not tell it. */
export type Now = { date: CivilDate; time?: DayTime | undefined }

/** Whether a moment is over; undefined on the day itself while the time of day is not known. */
export function isOver({ date, time }: ZoneMoment, now: Now): boolean | undefined {
  if (date !== now.date) return date < now.date
  return now.time === undefined ? undefined : time <= now.time
}
