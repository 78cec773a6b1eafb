import type { Schema } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { flightPartySize, ONE_ADULT, type FlightParty } from '../../domain/flights/flight-party.ts'
import { defaultFlightSearch, type FlightSearch } from '../../domain/flights/flight-search.ts'
import { dayOf } from '../../domain/flights/flight-times.ts'
import { partySize, isInfant } from '../../domain/people/party.ts'

/** The fields of a line, in a basket or in a booking, from which its search can be derived. */
type Found = Pick<Schema<'QuoteLine'>, 'id' | 'route' | 'legs' | 'pax' | 'fliers'>

/**
 * A search that finds the flights of a basket again: the original one if this tab knows it, otherwise one derived from
 * the lines. Lines without `fliers` contain only ages, so reduced fares are searched as ordinary ones.
 */
export function searchOfLines(
  lines: readonly Found[],
  known: FlightSearch | undefined,
  today: CivilDate,
): FlightSearch {
  const [out, home] = [1, 2].map((wanted) => lines.find(({ route }) => route === wanted))
  const first = out?.legs?.[0]
  const last = out?.legs?.at(-1)
  const isKnown =
    known?.out?.flight === out?.id &&
    known?.home?.flight === home?.id &&
    out &&
    flightPartySize(known?.party ?? ONE_ADULT) === partySize(out.pax)
  if (known && isKnown) return known
  const usual = defaultFlightSearch(today)
  if (!first || !last) return usual
  const departure = dayOf(first.departure.date)
  const back = home?.legs?.[0]
  return {
    ...usual,
    trip: home ? 'round' : 'one-way',
    from: { id: first.departure.airport.id, type: 3 },
    to: { id: last.arrival.airport.id, type: 3 },
    departure,
    back: back ? dayOf(back.departure.date) : departure,
    party: fliersOf(out),
  }
}

function fliersOf({ fliers, pax: { adults, children } }: Found): FlightParty {
  if (fliers) return { ...ONE_ADULT, adult: 0, ...fliers }
  const infant = Math.min(adults, children.filter(isInfant).length)
  return { ...ONE_ADULT, adult: adults, infant, child: children.length - infant }
}
