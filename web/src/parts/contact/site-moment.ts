import { serverNow } from '../../api/server-time.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import type { DayTime } from '../../domain/dates/day-time.ts'
import { instantIn, momentIn, type ZoneMoment } from '../../domain/dates/zone-time.ts'

/**
 * The current date and time in the site's time zone, by the server's clock (H7): it refuses times that are over, whatever
 * this device believes.
 */
export const siteMoment = (timeZone: string): ZoneMoment => momentIn(serverNow(), timeZone)

/**
 * The visitor's own time of a slot in the site's time zone, with its day if that is another; undefined when both clocks
 * show the same.
 */
export function ownTime(
  slot: ZoneMoment,
  timeZone: string,
  ownZone = localZone(),
): { time: DayTime; day?: CivilDate } | undefined {
  const { date: day, time } = momentIn(instantIn(slot, timeZone), ownZone)
  if (time === slot.time && day === slot.date) return undefined
  return day === slot.date ? { time } : { time, day }
}

const localZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
