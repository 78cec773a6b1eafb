import type { CivilDate } from '../dates/civil-date.ts'
import { isCivilDate } from '../dates/read-date.ts'
import type { Problem } from '../problem.ts'
import { lastFlightDay, MAX_DAYS_AHEAD } from './flight-days.ts'
import { countOf, flightPartySize, isGrown, MAX_FLYING, type FlightKind, type FlightParty } from './flight-party.ts'
import type { FlightPlaceRef, Trip } from './flight-search.ts'

export type FlightDates = { trip: Trip; departure?: CivilDate | undefined; back?: CivilDate | undefined }

/** The problems of a trip's dates; a one-way trip has no return date. Returning on the day of departure is allowed. */
export function checkFlightDates(
  { trip, departure, back }: FlightDates,
  today: CivilDate,
): Problem<'departure' | 'back'>[] {
  const problems: Problem<'departure' | 'back'>[] = []
  const report = (field: 'departure' | 'back', problem: string | undefined) => {
    if (!problem) return
    const values = problem === 'stay.tooFar' ? { values: { count: MAX_DAYS_AHEAD } } : {}
    problems.push({ field, problem, ...values })
  }
  report('departure', dayProblem(departure, today))
  if (trip === 'one-way') return problems
  const isBefore = isCivilDate(departure) && isCivilDate(back) && back < departure
  report('back', dayProblem(back, today) ?? (isBefore ? 'flights.dates.order' : undefined))
  return problems
}

function dayProblem(date: CivilDate | undefined, today: CivilDate): string | undefined {
  if (date === undefined) return 'stay.date.required'
  if (!isCivilDate(date)) return 'stay.date.invalid'
  if (date < today) return 'stay.past'
  return date > lastFlightDay(today) ? 'stay.tooFar' : undefined
}

type Places = { from?: FlightPlaceRef | undefined; to?: FlightPlaceRef | undefined }

/** The problems of the two places. `search.invalid` is 'Please enter valid inputs' (decision 35.8). */
export function checkFlightPlaces({ from, to }: Places): Problem<'from' | 'to'>[] {
  const problems: Problem<'from' | 'to'>[] = []
  if (from === undefined) problems.push({ field: 'from', problem: 'search.invalid' })
  if (to === undefined) problems.push({ field: 'to', problem: 'search.invalid' })
  else if (from?.id === to.id && from.type === to.type) problems.push({ field: 'to', problem: 'flights.place.same' })
  return problems
}

/**
 * The problems of a party: too many people, more infants than adults, or nobody who may travel alone (decision 43.1).
 */
export function checkFlightParty(party: FlightParty): Problem<FlightKind>[] {
  const problems: Problem<FlightKind>[] = []
  if (countOf(party, isGrown) === 0) problems.push({ field: 'adult', problem: 'flights.party.nobody' })
  if (party.infant > party.adult) problems.push({ field: 'infant', problem: 'flights.party.infants' })
  if (flightPartySize(party) > MAX_FLYING) {
    problems.push({ field: 'adult', problem: 'party.max', values: { count: MAX_FLYING } })
  }
  return problems
}
