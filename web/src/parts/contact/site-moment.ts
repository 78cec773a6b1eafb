import { serverNow } from '../../api/server-time.ts'
import type { SiteMoment } from '../../domain/forms/call-back.ts'
import { todayIn } from '../../domain/dates/civil-date.ts'
import { TIME_ZONE } from '../../i18n/formats.ts'

const clock = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...(timeZone ? { timeZone } : {}) })

/**
 * The current date and time of the site, by the server's clock (H7): it refuses times that are over, whatever this device
 * believes.
 */
export function siteMoment(): SiteMoment {
  const now = serverNow()
  return { date: todayIn(now, TIME_ZONE), time: clock(TIME_ZONE).format(now) }
}

/** The same slot in the visitor's own time; undefined when both are equal. Türkiye is UTC+3 all year. */
export function ownTime(isoDay: string, time: string): string | undefined {
  const own = clock().format(Date.parse(`${isoDay}T${time}:00+03:00`))
  return own === time ? undefined : own
}
