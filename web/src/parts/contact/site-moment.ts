import { serverNow } from '../../api/server-time.ts'
import type { SiteMoment } from '../../domain/forms/call-back.ts'
import { formatIso, todayIn, type CivilDate } from '../../domain/dates/civil-date.ts'
import { TIME_ZONE } from '../../i18n/formats.ts'

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

/**
 * The current date and time of the site, by the server's clock (H7): it refuses times that are over, whatever this device
 * believes.
 */
export function siteMoment(): SiteMoment {
  const now = serverNow()
  return { date: todayIn(now, TIME_ZONE), time: clock(TIME_ZONE).format(now) }
}

/**
 * The same slot in the visitor's own time, with its day if that is another; undefined when both are equal. Türkiye is
 * UTC+3 all year.
 */
export function ownTime(
  day: CivilDate,
  time: string,
  ownZone = localZone(),
): { time: string; day?: CivilDate } | undefined {
  const instant = Date.parse(`${formatIso(day)}T${time}:00+03:00`)
  const own = clock(ownZone).format(instant)
  const ownDay = todayIn(instant, ownZone)
  if (own === time) return undefined
  return ownDay === day ? { time: own } : { time: own, day: ownDay }
}

const localZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
