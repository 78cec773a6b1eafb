import { serverNow } from '../../api/server-time.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import type { DayTime } from '../../domain/dates/day-time.ts'
import { instantIn, momentIn, type ZoneMoment } from '../../domain/dates/zone-time.ts'

/**
 * The current date and time in the site's time zone, by the server's clock (H7), because the server refuses times that
 * have passed by its clock.
 */
export const siteMoment = (timeZone: string): ZoneMoment => momentIn(serverNow(), timeZone)

/**
 * The time of a slot on the visitor's clock, with the day if that is another there; undefined when both clocks show the
 * same.
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
