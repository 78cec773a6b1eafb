import { expect, test } from 'vitest'
import { checkFlightParty } from './check-flight.ts'
import {
  basketParty,
  flightCounts,
  flightPartySize,
  minCountOf,
  maxCountOf,
  ONE_ADULT,
  repairFlightParty,
  type FlightParty,
} from './flight-party.ts'

const party = (given: Partial<FlightParty>): FlightParty => ({ ...ONE_ADULT, adult: 0, ...given })

test.each([
  [{ adult: 1 }, []],
  [{ adult: 2, infant: 2 }, []],
  [{ adult: 1, infant: 2 }, ['infant flights.party.infants']],
  // Only an adult may accompany an infant, not a student.
  [{ student: 2, infant: 1 }, ['infant flights.party.infants']],
  [{ child: 2 }, ['adult flights.party.nobody']],
  [{ senior: 1, child: 8 }, []],
  [{ adult: 5, child: 5 }, ['adult party.max']],
] as const)('at most nine, an infant with each adult, somebody grown up (decision 43.1): %j', (given, expected) => {
  expect(checkFlightParty(party(given)).map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected)
})

test.each([
  [{ adult: 2, infant: 1 }, 'infant', 0, 2],
  [{ adult: 2, infant: 1 }, 'adult', 1, 8],
  [{ adult: 8, infant: 1 }, 'child', 0, 0],
  [{ adult: 1 }, 'adult', 1, 9],
  [{ adult: 1, student: 1 }, 'adult', 0, 8],
  [{ senior: 1 }, 'infant', 0, 0],
] as const)('of %j the kind %s may be from %i to %i', (given, kind, least, most) => {
  expect([minCountOf(party(given), kind), maxCountOf(party(given), kind)]).toEqual([least, most])
})

test.each([
  [{}, { adult: 1 }, []],
  [{ adult: 0 }, { adult: 1 }, ['adult']],
  [{ adult: 1, infant: 3 }, { adult: 1, infant: 1 }, ['infant']],
  [{ adult: 6, child: 6 }, { adult: 6, child: 3 }, ['child']],
  [{ adult: 0, student: 2 }, { student: 2 }, []],
  [{ adult: 0, child: 9 }, { adult: 1, child: 8 }, ['adult', 'child']],
] as const)('%j is repaired to %j, which names %j', (given, expected, repaired) => {
  expect(repairFlightParty(given)).toEqual({ party: party(expected), repaired })
})

test('counts of zero are left out (decision 39.2)', () => {
  expect(flightCounts(party({ adult: 2, infant: 1 }))).toEqual({ adult: 2, infant: 1 })
})

test.each([
  [
    { adult: 2, infant: 1 },
    { adults: 2, children: [1] },
  ],
  [
    { adult: 1, young: 1, senior: 1, student: 1 },
    { adults: 4, children: [] },
  ],
  [
    { adult: 2, child: 4, infant: 1 },
    { adults: 4, children: [1, 11, 11] },
  ],
] as const)('the basket counts as many people as the offer: %j is %j', (given, expected) => {
  expect(basketParty(party(given))).toEqual(expected)
  expect(expected.adults + expected.children.length).toBe(flightPartySize(party(given)))
})
