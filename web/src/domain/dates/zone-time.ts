import { formatIso, todayIn, type CivilDate } from './civil-date.ts'
import type { DayTime } from './day-time.ts'

/** Date and time on the clocks of a place. */
export type ZoneMoment = { date: CivilDate; time: DayTime }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', options)
  clocks.set(timeZone, clock)
  return clock
}

/** What the clocks of an IANA time zone show at an instant (milliseconds since 1970 UTC). */
export const momentIn = (instant: number, timeZone: string): ZoneMoment => ({
  date: todayIn(instant, timeZone),
  time: clockOf(timeZone).format(instant),
})

const utcOf = ({ date, time }: ZoneMoment) => Date.parse(`${formatIso(date)}T${time}:00Z`)

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string) =>
  utcOf(momentIn(instant, timeZone)) - Math.floor(instant / MINUTE) * MINUTE

/**
 * The instant at which the clocks of a time zone show a date and time, in milliseconds since 1970 UTC. A time that they
 * show twice in autumn is the first of the two; one that they skip in spring is that much later, as `Temporal` has it.
 */
export function instantIn(moment: ZoneMoment, timeZone: string): number {
  const utc = utcOf(moment)
  const [before, after] = [offsetAt(utc - DAY, timeZone), offsetAt(utc + DAY, timeZone)]
  const isAfter = offsetAt(utc - before, timeZone) !== before && offsetAt(utc - after, timeZone) === after
  return utc - (isAfter ? after : before)
}
