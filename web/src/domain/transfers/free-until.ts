import { addDays } from '../dates/civil-date.ts'
import { addMinutes } from '../dates/day-time.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'
import { isOver, type Now } from './is-over.ts'
import type { RideTime } from './transfer-search.ts'

/** The latest pick-up of a day, for a ride without a time. */
const LATEST = '23:59'

/**
 * The last moment at which a ride can be cancelled free of charge, which is `hours` before its pick-up; `over` when
 * that moment is past. A ride without a time is `over` when even the latest pick-up of its day would be. Undefined
 * while day or time of the pick-up are unknown, and on the day of that moment while `now` has no time.
 */
export function freeUntil({ date, time }: RideTime, hours: number, now: Now): ZoneMoment | 'over' | undefined {
  if (date === undefined) return undefined
  const last = addMinutes(time ?? LATEST, -hours * 60)
  const until = { date: addDays(date, last.days), time: last.time }
  const over = isOver(until, now)
  if (over) return 'over'
  return over === undefined || time === undefined ? undefined : until
}
