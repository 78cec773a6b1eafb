import { dateProblem } from '../dates/check-stay.ts'
import type { Problem } from '../problem.ts'
import { isOver, type Now } from './is-over.ts'
import type { RideTime, TransferSearch } from './transfer-search.ts'

export type RideField = 'date' | 'time' | 'back' | 'backTime'

type Rides = Pick<TransferSearch, 'out' | 'back'>

/** Whether the return ride starts later than the outward ride; true while either is unknown. */
export function isInOrder({ out, back }: Rides): boolean {
  if (out.date === undefined || back?.date === undefined || back.date > out.date) return true
  if (back.date < out.date) return false
  return out.time === undefined || back.time === undefined || back.time > out.time
}

/**
 * The problems of the ride times, in the order of the fields. `stay.date.required` is 'Please Select Date First'
 * (decision 27.8). A time that has passed today is a problem of its own. The return must start after the outward ride.
 */
export function checkRides(rides: Rides, now: Now): Problem<RideField>[] {
  const { out, back } = rides
  const problems = [
    ...legProblems(out, now, 'date', 'time'),
    ...(back ? legProblems(back, now, 'back', 'backTime') : []),
  ]
  if (isInOrder(rides)) return problems
  const field = out.date === back?.date ? 'backTime' : 'back'
  return [...problems.filter((problem) => problem.field !== field), { field, problem: 'ride.back.order' }]
}

function legProblems(
  { date, time }: RideTime,
  now: Now,
  dateField: RideField,
  timeField: RideField,
): Problem<RideField>[] {
  const wrong = dateProblem(date, now.date)
  const isPast = !wrong && date !== undefined && time !== undefined && isOver({ date, time }, now) === true
  return [
    ...(wrong ? [{ field: dateField, ...wrong }] : []),
    ...(time === undefined ? [{ field: timeField, problem: 'ride.time.required' }] : []),
    ...(isPast ? [{ field: timeField, problem: 'ride.time.over' }] : []),
  ]
}
