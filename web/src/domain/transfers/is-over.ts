import type { CivilDate } from '../dates/civil-date.ts'
import type { DayTime } from '../dates/day-time.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'

/** Today where the rides are, and the time of day if it is known: pages of the server have no time. */
export type Now = { date: CivilDate; time?: DayTime | undefined }

/** Whether a moment is over; undefined on the day itself while the time of day is not known. */
export function isOver({ date, time }: ZoneMoment, now: Now): boolean | undefined {
  if (date !== now.date) return date < now.date
  return now.time === undefined ? undefined : time <= now.time
}
