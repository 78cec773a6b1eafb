import { formatIso } from '../dates/civil-date.ts'
import { listEntries } from '../listing/address.ts'
import { queryText, type QueryEntry } from '../listing/query-text.ts'
import { DEFAULT_PARTY, normaliseParty } from '../people/party.ts'
import { TRANSFER_CODEC } from './transfer-filters.ts'
import { DEFAULT_BAGS, type RideTime, type TransferSearch } from './transfer-search.ts'

/** Parameter names of each ride in the URL. */
export const LEG_NAMES = {
  out: { date: 'date', time: 'time', flight: 'flight', flightTime: 'flightTime' },
  back: { date: 'back', time: 'backTime', flight: 'backFlight', flightTime: 'backFlightTime' },
} as const

/** The value of the parameter `trip` for a round trip. */
export const ROUND_TRIP = 'return'

/**
 * The query of a transfer list, without the question mark. The order is fixed and defaults are left out, so that equal
 * searches have equal URLs. The reader is in `read-transfer-address.ts`, so that pages that only link to a search do
 * not load it.
 */
export function encodeTransfers(search: TransferSearch): string {
  const { from, to, out, back, party, bags, childSeats, ride } = search
  return queryText([
    ['from', from],
    ['to', to],
    ['trip', back && ROUND_TRIP],
    ...legEntries('out', out),
    ...(back ? legEntries('back', back) : []),
    ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
    ['children', normaliseParty(party).children.join()],
    ['bags', bags === DEFAULT_BAGS ? '' : bags],
    ['childSeats', childSeats || ''],
    ...listEntries(TRANSFER_CODEC, search),
    ['ride', ride],
  ])
}

function legEntries(leg: keyof typeof LEG_NAMES, { date, time, flight, flightTime }: RideTime): QueryEntry[] {
  const names = LEG_NAMES[leg]
  return [
    [names.date, date && formatIso(date)],
    [names.time, time],
    [names.flight, flight?.replace(' ', '')],
    [names.flightTime, flightTime],
  ]
}
