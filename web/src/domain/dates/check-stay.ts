import { addDays, nightsBetween, type CivilDate } from './civil-date.ts'
import { isCivilDate } from './read-date.ts'
import type { Problem } from '../problem.ts'
import { defaultStay, nights, type Stay, type StayDraft } from './stay.ts'

/** How far ahead, in days from today, a stay may end. */
const MAX_DAYS_AHEAD = 500

/** The problems of a stay, at most one per date. A stay without problems has both dates. */
export function checkStay(stay: StayDraft, today: CivilDate): Problem<keyof Stay>[] {
  const { checkIn, checkOut } = stay
  const problems: Problem<keyof Stay>[] = []
  const report = (field: keyof Stay, found: DateProblem | undefined) => {
    if (found) problems.push({ field, ...found })
  }
  const isCrossed = isCivilDate(checkIn) && isCivilDate(checkOut) && checkOut <= checkIn
  report('checkIn', dateProblem(checkIn, today))
  report('checkOut', dateProblem(checkOut, today) ?? (isCrossed ? { problem: 'stay.order' } : undefined))
  return problems
}

type DateProblem = Omit<Problem, 'field'>

/** The problem of a travel date, if any. `stay.date.required` is 'Please Select Date First' (decision 27.8). */
export function dateProblem(date: CivilDate | undefined, today: CivilDate): DateProblem | undefined {
  if (date === undefined) return { problem: 'stay.date.required' }
  if (!isCivilDate(date)) return { problem: 'stay.date.invalid' }
  if (date < today) return { problem: 'stay.past' }
  if (nightsBetween(today, date) <= MAX_DAYS_AHEAD) return undefined
  return { problem: 'stay.tooFar', values: { count: MAX_DAYS_AHEAD } }
}

/**
 * Makes a valid stay from whatever a URL or an old search contains. A valid date is kept, and the other one is set at
 * the default distance; without any valid date, it is the default stay. `length` is the usual number of nights.
 * `repaired` names the given dates that had to change; a missing date does not count.
 */
export function repairStay(
  stay: StayDraft,
  today: CivilDate,
  length?: number,
): { stay: Stay; repaired: (keyof Stay)[] } {
  const invalidFields = new Set(checkStay(stay, today).map(({ field }) => field))
  const checkIn = invalidFields.has('checkIn') ? undefined : stay.checkIn
  const checkOut = invalidFields.has('checkOut') ? undefined : stay.checkOut
  const repairedStay = completeStay(checkIn, checkOut, today, defaultStay(today, length))
  const fields = ['checkIn', 'checkOut'] as const
  return {
    stay: repairedStay,
    repaired: fields.filter((field) => stay[field] !== undefined && stay[field] !== repairedStay[field]),
  }
}

function completeStay(
  checkIn: CivilDate | undefined,
  checkOut: CivilDate | undefined,
  today: CivilDate,
  fallback: Stay,
): Stay {
  const last = addDays(today, MAX_DAYS_AHEAD)
  const length = nights(fallback)
  if (checkIn !== undefined && checkIn < last) {
    return { checkIn, checkOut: checkOut ?? Math.min(addDays(checkIn, length), last) }
  }
  if (checkOut !== undefined && checkOut > today) {
    return { checkIn: Math.max(addDays(checkOut, -length), today), checkOut }
  }
  return fallback
}
