import { addMinutes, minutesUntil, type DayTime } from '../dates/day-time.ts'

/** Recommended time at the airport before departure, in minutes. */
const AT_AIRPORT = 180
/** Below this many minutes there is little time for luggage and security. */
const TIGHT = 120
/** More minutes than this mean that the pick-up misses the flight: the wait would be for that of the next day. */
const NEXT_DAY = 720
/** Recommended pick-up times are multiples of this many minutes. */
const STEP = 5

/**
 * Recommended pick-up time for a flight: three hours before departure, minus the drive; -1 is the day before the
 * flight.
 */
export function pickUpFor(flightTime: DayTime, drive: number): { time: DayTime; days: number } {
  const lead = Math.ceil((AT_AIRPORT + drive) / STEP) * STEP
  return addMinutes(flightTime, -lead)
}

/**
 * Rates a pick-up time: `good` leaves enough time at the airport, `tight` less than two hours, `late` does not reach
 * the flight. `slack` is the time at the airport in minutes.
 */
export function judgePickUp(
  pickUp: DayTime,
  drive: number,
  flightTime: DayTime,
): { kind: 'good' | 'tight' | 'late'; slack: number } {
  const slack = minutesUntil(addMinutes(pickUp, drive).time, flightTime)
  if (slack > NEXT_DAY) return { kind: 'late', slack }
  return { kind: slack < TIGHT ? 'tight' : 'good', slack }
}
