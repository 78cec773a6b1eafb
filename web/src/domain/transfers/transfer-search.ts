import type { CivilDate } from '../dates/civil-date.ts'
import type { DayTime } from '../dates/day-time.ts'
import type { ListQuery } from '../listing/address.ts'
import { noFilters } from '../listing/no-filters.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'
import { TRANSFER_CODEC, type TransferFilterTable, type TransferSort } from './transfer-filters.ts'

/** Start time of a ride, and its flight. There are no defaults, because a wrong day is worse than none. */
export type RideTime = {
  date?: CivilDate | undefined
  time?: DayTime | undefined
  /** Flight number at the airport, "TK 2412". */
  flight?: string | undefined
  /** Departure time of that flight, for a ride to the airport. */
  flightTime?: DayTime | undefined
}

/** The people and luggage that must fit into the vehicle. */
export type Load = { party: Party; bags: number; childSeats: number }

/** Everything in the URL of a transfer list. `from` and `to` are place ids; `back` is set for a round trip. */
export type TransferSearch = ListQuery<TransferFilterTable, TransferSort> &
  Load & {
    from?: string | undefined
    to?: string | undefined
    out: RideTime
    back?: RideTime | undefined
    /** The chosen vehicle. */
    ride?: string | undefined
  }

export const DEFAULT_BAGS = 2
/** The maximum that the contract allows on a line. */
export const MAX_BAGS = 40
export const MAX_CHILD_SEATS = 3

/** The initial search. */
export function defaultTransferSearch(): TransferSearch {
  return {
    out: {},
    party: normaliseParty(DEFAULT_PARTY),
    bags: DEFAULT_BAGS,
    childSeats: 0,
    filters: noFilters(TRANSFER_CODEC.filters),
    sort: TRANSFER_CODEC.sorts[0],
    page: 1,
  }
}
