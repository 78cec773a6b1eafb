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

/** The request for a search, without its baggage filter: the fares are already chosen. */
export const recheckQuery = (search: FlightSearch): FlightQuery | undefined =>
  flightQuery({ ...search, filters: { ...search.filters, baggage: [] } })

/** The lines of the same flights and fares with their current offers; undefined when they are no longer sold. */
export function findCurrentOffers(
  lines: readonly Line[],
  flights: readonly Flight[],
  search: FlightSearch,
): { lines: FlightLine[]; total: Amount } | undefined {
  const [outboundLine, returnLine] = [1, 2].map((direction) => lines.find(({ route }) => route === direction))
  const out = fareOf(departuresOf(flights, search.trip), outboundLine)
  const home = out && fareOf(returnsFor(flights, out), returnLine)
  const trip = tripOf(search.trip, out, home)
  return trip && { lines: flightLines(trip, outboundLine?.pax ?? basketParty(search.party)), total: trip.total }
}

/** The flight and fare of a line. The fare is found by its name, because a line does not contain its id. */
function fareOf(openFlights: readonly OpenFlight<Flight>[], line: Line | undefined): Chosen<Flight> | undefined {
  const entry = line && openFlights.find(({ flight }) => flight.id === line.id)
  const names = new Set(line?.planName?.map(({ value }) => value))
  const offer = entry?.offers.find(({ brand }) => names.has(brand.name))
  return offer && chosenOf(openFlights, { flight: entry?.flight.id ?? '', fare: offer.brand.id })
}
