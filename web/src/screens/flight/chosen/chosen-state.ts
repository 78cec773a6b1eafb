import type { Amount } from '../../../domain/money/amounts.ts'
import {
  chosenOf,
  departuresOf,
  isBundle,
  lowestTotal,
  returnsFor,
  tripOf,
  type Chosen,
  type OpenFlight,
  type ChosenTrip,
} from '../../../domain/flights/flight-choice.ts'
import type { FlightSearch } from '../../../domain/flights/flight-search.ts'
import type { Flight } from '../request.ts'

/** A flight that can be chosen, with its offers and their totals. */
export type Open = OpenFlight<Flight>

/** The choices of the URL among the available flights. */
export type ChosenState = {
  departures: Open[]
  /** Empty until a departure is chosen. */
  returns: Open[]
  out: Chosen<Flight> | undefined
  home: Chosen<Flight> | undefined
  step: 'departure' | 'return' | 'whole'
  /** A choice in the URL that is no longer sold, or not with the other one. */
  lost: 'out' | 'home' | undefined
  trip: ChosenTrip<Flight> | undefined
  /** The total of the whole trip; the lowest possible one until the return is chosen. */
  total: Amount | undefined
}

/** Finds the choices of the URL among the flights, and the step that comes next. */
export function chosenState(flights: readonly Flight[], search: FlightSearch): ChosenState {
  const departures = departuresOf(flights, search.trip)
  const out = chosenOf(departures, search.out)
  const returns = out && search.trip === 'round' ? returnsFor(flights, out) : []
  const home = chosenOf(returns, search.home)
  const trip = tripOf(search.trip, out, home)
  const isOpen = search.trip === 'round' && out && !isBundle(out.flight) && !home
  return {
    departures,
    returns,
    out,
    home,
    step: isOpen ? 'return' : out ? 'whole' : 'departure',
    lost: search.out && !out ? 'out' : isOpen && search.home ? 'home' : undefined,
    trip,
    total: trip?.total ?? (out && lowestTotal(returns)),
  }
}
