import { addMinutes, minutesUntil, type DayTime } from '../dates/day-time.ts'

/** Minutes at the airport before a flight leaves that a pick-up is advised for. */
const AT_AIRPORT = 180
/** Fewer minutes than these are too few for luggage and controls. */
const TIGHT = 120
/** With more than these the pick-up lies after the flight, or on another day. */
const TOO_EARLY = 720
/** Pick-ups are advised in steps of so many minutes. */
const STEP = 5

/** When to be picked up for a flight: three hours before it leaves, less the drive; -1 is the day before the flight. */
export function pickUpFor(flightTime: DayTime, drive: number): { time: DayTime; days: number } {
  const lead = Math.ceil((AT_AIRPORT + drive) / STEP) * STEP
  return addMinutes(flightTime, -lead)
}

/**
 * What a pick-up means for a flight: `good` leaves enough time at the airport, `tight` less than two hours, `late` is
 * not before the flight. `slack` is the time at the airport in minutes.
 */
export function judgePickUp(
  pickUp: DayTime,
  drive: number,
  flightTime: DayTime,
): { kind: 'good' | 'tight' | 'late'; slack: number } {
  const slack = minutesUntil(addMinutes(pickUp, drive).time, flightTime)
  if (slack > TOO_EARLY) return { kind: 'late', slack }
  return { kind: slack < TIGHT ? 'tight' : 'good', slack }
}
