import { formatIso } from '../dates/civil-date.ts'
import { queryText, type QueryEntry } from '../listing/query-text.ts'
import { partyEntries } from '../people/party-entries.ts'
import { roomCode } from '../people/room-code.ts'
import { roomsOf, type VisitSearch } from './visit.ts'

/** The query of a hotel page: dates and parties. */
export function encodeVisit(search: VisitSearch): string {
  return queryText(visitEntries(search))
}

/** A search in a place, as the URL of the hotel list has it. `place` is `location-{id}`. */
type PlaceSearch = VisitSearch & { place?: string; label: string }

/** The start of a place's id in requests. URLs do without it (decision 35.3). */
export const LOCATION = 'location-'

/** The query of the hotel list of a place, without filters. */
export function encodePlace(search: PlaceSearch): string {
  return queryText(placeEntries(search))
}

export const placeEntries = (search: PlaceSearch): QueryEntry[] => [
  ['place', search.place?.replace(LOCATION, '')],
  ['label', search.label],
  ...visitEntries(search),
]

/** Dates are always written, because the default dates are different tomorrow. */
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
