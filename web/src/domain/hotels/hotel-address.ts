import { formatIso } from '../dates/civil-date.ts'
import { HOTEL_CODEC } from './hotel-filters.ts'
import { roomsOf, type HotelSearch, type VisitSearch } from './hotel-search.ts'
import { listEntries, queryText, type QueryEntry } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'
import { roomCode } from '../people/room-code.ts'

/**
 * Writes the URL query of the hotel list and the hotel page: "One codec, versioned, round-trip property-tested; bad
 * params are repaired with a notice, never a 400 page" (decision 35.3). The reader is in `read-hotel-address.ts`, so
 * that pages that only link to a search do not load it.
 */
export const LOCATION = 'location-'

/**
 * The query of a list, without the question mark; empty when everything is at its default. The order is fixed and
 * defaults are left out, so that equal searches have equal URLs. Dates are always written, because the default dates
 * are different tomorrow.
 */
export function encode(search: HotelSearch): string {
  const { place, label } = search
  return queryText([
    ['place', place?.replace(LOCATION, '')],
    ['label', label],
    ...visitEntries(search),
    ...listEntries(HOTEL_CODEC, search),
  ])
}

/** The query of a hotel page: dates and parties. */
export function encodeVisit(search: VisitSearch): string {
  return queryText(visitEntries(search))
}

function visitEntries(search: VisitSearch): QueryEntry[] {
  const { stay, party, more = [], nationality } = search
  return [
    ['checkIn', formatIso(stay.checkIn)],
    ['checkOut', formatIso(stay.checkOut)],
    ...(more.length > 0 ? [rooms(search)] : partyEntries(party)),
    ['nationality', nationality],
  ]
}

const rooms = (search: VisitSearch): QueryEntry => ['rooms', roomsOf(search).map(roomCode).join()]

const partyEntries = (party: Party): QueryEntry[] => [
  ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
  ['children', normaliseParty(party).children.join()],
]
