import type { Schema } from '../../api/operations.ts'
import {
  chosenOf,
  departuresOf,
  returnsFor,
  tripOf,
  type Chosen,
  type OpenFlight,
} from '../../domain/flights/flight-choice.ts'
import { flightLines, type FlightLine } from '../../domain/flights/flight-line.ts'
import { basketParty } from '../../domain/flights/flight-party.ts'
import { flightQuery, type FlightQuery, type FlightSearch } from '../../domain/flights/flight-search.ts'
import type { Amount } from '../../domain/money/amounts.ts'

type Line = Schema<'CartLine'>
type Flight = Schema<'Flight'>

/** The search request with any baggage, because the fares are already known. */
export const recheckQuery = (search: FlightSearch): FlightQuery | undefined =>
  flightQuery({ ...search, filters: { ...search.filters, baggage: [] } })

/** The same flights and fares with their current offers; undefined when they are no longer sold. */
export function findAgain(
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

/** The flight and fare of a line, found by name, because a line does not contain the id of its fare. */
function fareOf(open: readonly OpenFlight<Flight>[], line: Line | undefined): Chosen<Flight> | undefined {
  const entry = line && open.find(({ flight }) => flight.id === line.id)
  const names = new Set(line?.planName?.map(({ value }) => value))
  const offer = entry?.offers.find(({ brand }) => names.has(brand.name))
  return offer && chosenOf(open, { flight: entry?.flight.id ?? '', fare: offer.brand.id })
}
