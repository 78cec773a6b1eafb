import type { Schema } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { flightPartySize, ONE_ADULT, type FlightParty } from '../../domain/flights/flight-party.ts'
import { defaultFlightSearch, type FlightSearch } from '../../domain/flights/flight-search.ts'
import { dayOf } from '../../domain/flights/flight-times.ts'
import { partySize, isInfant } from '../../domain/people/party.ts'

/** The fields of a line, in a basket or in a booking, from which its search can be derived. */
type FlightLineFields = Pick<Schema<'QuoteLine'>, 'id' | 'route' | 'legs' | 'pax' | 'fliers'>

/**
 * A search that finds the flights of these lines again: `originalSearch` if it matches them, otherwise one derived from
 * the lines. Lines without `fliers` contain only ages, so their reduced fares (young, senior, student) are searched as
 * ordinary ones.
 */
export function searchOfLines(
  lines: readonly FlightLineFields[],
  originalSearch: FlightSearch | undefined,
  today: CivilDate,
): FlightSearch {
  const [out, home] = [1, 2].map((direction) => lines.find(({ route }) => route === direction))
  const firstLeg = out?.legs?.[0]
  const lastLeg = out?.legs?.at(-1)
  const isOriginal =
    originalSearch?.out?.flight === out?.id &&
    originalSearch?.home?.flight === home?.id &&
    out &&
    flightPartySize(originalSearch?.party ?? ONE_ADULT) === partySize(out.pax)
  if (originalSearch && isOriginal) return originalSearch
  const defaultSearch = defaultFlightSearch(today)
  if (!firstLeg || !lastLeg) return defaultSearch
  const departure = dayOf(firstLeg.departure.date)
  const returnLeg = home?.legs?.[0]
  return {
    ...defaultSearch,
    trip: home ? 'round' : 'one-way',
    from: { id: firstLeg.departure.airport.id, type: 3 },
    to: { id: lastLeg.arrival.airport.id, type: 3 },
    departure,
    back: returnLeg ? dayOf(returnLeg.departure.date) : departure,
    party: fliersOf(out),
  }
}

function fliersOf({ fliers, pax: { adults, children } }: FlightLineFields): FlightParty {
  if (fliers) return { ...ONE_ADULT, adult: 0, ...fliers }
  const infant = Math.min(adults, children.filter(isInfant).length)
  return { ...ONE_ADULT, adult: adults, infant, child: children.length - infant }
}
