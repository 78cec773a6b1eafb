import type { Schema } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import {
  chosenOf,
  departuresOf,
  returnsFor,
  tripOf,
  type Chosen,
  type OpenFlight,
} from '../../domain/flights/flight-choice.ts'
import { basketParty, flightPartySize, ONE_ADULT, type FlightParty } from '../../domain/flights/flight-party.ts'
import {
  defaultFlightSearch,
  flightQuery,
  type FlightQuery,
  type FlightSearch,
} from '../../domain/flights/flight-search.ts'
import { dayOf } from '../../domain/flights/flight-times.ts'
import { flightLines, type FlightLine } from '../../domain/flights/flight-line.ts'
import type { Amount } from '../../domain/money/amounts.ts'
import { partySize, isInfant } from '../../domain/people/party.ts'

type Line = Schema<'CartLine'>
/** The fields of a line, in a basket or in a booking, that tell what was searched. */
type Found = Pick<Schema<'QuoteLine'>, 'id' | 'route' | 'legs' | 'pax' | 'fliers'>
type Flight = Schema<'Flight'>

/**
 * A search that finds the flights of a basket again: the original one if this tab knows it, otherwise one derived from
 * the lines. Without `fliers` those contain only ages, so reduced fares are searched as ordinary ones.
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

/** The search request with any baggage, because the fares are already known. */
export const recheckQuery = (search: FlightSearch): FlightQuery | undefined =>
  flightQuery({ ...search, filters: { ...search.filters, baggage: [] } })

/** The same flights and fares with their current offers; undefined when they are no longer sold. */
export function foundAgain(
  lines: readonly Line[],
  flights: readonly Flight[],
  search: FlightSearch,
): { lines: FlightLine[]; total: Amount } | undefined {
  const [first, second] = [1, 2].map((wanted) => lines.find(({ route }) => route === wanted))
  const out = fareOf(departuresOf(flights, search.trip), first)
  const home = out && fareOf(returnsFor(flights, out), second)
  const trip = tripOf(search.trip, out, home)
  return trip && { lines: flightLines(trip, first?.pax ?? basketParty(search.party)), total: trip.total }
}

/** A line contains the name of its fare, not its id. */
function fareOf(open: readonly OpenFlight<Flight>[], line: Line | undefined): Chosen<Flight> | undefined {
  const entry = line && open.find(({ flight }) => flight.id === line.id)
  const names = new Set(line?.planName?.map(({ value }) => value))
  const offer = entry?.offers.find(({ brand }) => names.has(brand.name))
  return offer && chosenOf(open, { flight: entry?.flight.id ?? '', fare: offer.brand.id })
}
