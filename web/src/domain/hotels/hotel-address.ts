import { formatIso } from '../dates/civil-date.ts'
import { HOTEL_CODEC } from './hotel-filters.ts'
import { roomsOf, type HotelSearch, type VisitSearch } from './hotel-search.ts'
import { listEntries, queryText, type QueryEntry } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'
import { roomCode } from '../people/room-code.ts'

/**
 * The address of hotel list and hotel detail: "One codec, versioned, round-trip property-tested; bad params are
 * repaired with a notice, never a 400 page" (decision 35.3). This is its writing half: pages that only link to a search
 * do not load the other one, `read-hotel-address.ts`.
 */
export const LOCATION = 'location-'

/**
 * The query of a list, without the question mark, '' when there is nothing to say. The order is fixed and defaults are
 * left out, so that equal searches have equal addresses. Dates are always written: they would mean other days tomorrow.
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

/** The query of a hotel's own page: when and who. */
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
