import type { CivilDate } from '../dates/civil-date.ts'
import type { DayTime } from '../dates/day-time.ts'
import type { ListQuery } from '../listing/address.ts'
import { noFilters } from '../listing/no-filters.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'
import { TRANSFER_CODEC, type TransferFilterTable, type TransferSort } from './transfer-filters.ts'

/** When a ride starts, and the flight it meets. Nothing of it has a default: a wrong day is worse than none. */
export type RideTime = {
  date?: CivilDate | undefined
  time?: DayTime | undefined
  /** The number of the flight at the airport, "TK 2412". */
  flight?: string | undefined
  /** When that flight leaves, for a ride to the airport. */
  flightTime?: DayTime | undefined
}

/** Who and what has to fit into the vehicle. */
export type Load = { party: Party; bags: number; childSeats: number }

/** Everything the address of a list of transfers says. `from` and `to` are ids of places; `back` is there for a round trip. */
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
/** As many as the contract takes on a line. */
export const MAX_BAGS = 40
export const MAX_CHILD_SEATS = 3

/** The search nobody has changed yet. */
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
