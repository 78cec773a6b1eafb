import type { Amount } from '../../domain/money/amounts.ts'
import {
  chosenOf,
  departuresOf,
  isBundle,
  returnsFor,
  tripOf,
  type Chosen,
  type OpenFlight,
  type Trips,
} from '../../domain/flights/flight-choice.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import type { Flight } from './request.ts'

export type Open = OpenFlight<Flight>

/** What an address has chosen among the flights that there are. */
export type ChosenState = {
  departures: Open[]
  /** Empty until a departure is chosen. */
  returns: Open[]
  out: Chosen<Flight> | undefined
  home: Chosen<Flight> | undefined
  step: 'departure' | 'return' | 'whole'
  /** A choice of the address that is not sold any more, or not with the other one. */
  lost: 'out' | 'home' | undefined
  trip: Trips<Flight> | undefined
  /** Of the whole trip; of the lowest one there is while the way back is open. */
  total: Amount | undefined
}

export function chosenState(flights: readonly Flight[], search: FlightSearch): ChosenState {
  const departures = departuresOf(flights, search.trip)
  const out = chosenOf(departures, search.out)
  const returns = out && search.trip === 'round' ? returnsFor(flights, out) : []
  const home = chosenOf(returns, search.home)
  const trip = tripOf(search.trip, out, home)
  const isOpen = search.trip === 'round' && out !== undefined && !isBundle(out.flight) && home === undefined
  const lowest = returns.flatMap(({ totals }) => totals.slice(0, 1)).toSorted((a, b) => a.value - b.value)[0]
  return {
    departures,
    returns,
    out,
    home,
    step: out === undefined ? 'departure' : isOpen ? 'return' : 'whole',
    lost: search.out && !out ? 'out' : out && search.home && !home && isOpen ? 'home' : undefined,
    trip,
    total: trip?.total ?? (out && lowest),
  }
}
