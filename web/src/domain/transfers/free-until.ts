import { addDays } from '../dates/civil-date.ts'
import { addMinutes } from '../dates/day-time.ts'
import type { ZoneMoment } from '../dates/zone-time.ts'
import { isOver, type Now } from './is-over.ts'
import type { RideTime } from './transfer-search.ts'

/**
 * The last moment at which a ride can be cancelled free of charge, or `over` when it is past. Undefined while the ride
 * has no time, and on the last day while the time of day is not known.
 */
export function freeUntil({ date, time }: RideTime, hours: number, now: Now): ZoneMoment | 'over' | undefined {
  if (date === undefined || time === undefined) return undefined
  const last = addMinutes(time, -hours * 60)
  const until = { date: addDays(date, last.days), time: last.time }
  const over = isOver(until, now)
  if (over === undefined) return undefined
  return over ? 'over' : until
}
