import { formatIso } from './civil-date.ts'
import type { HotelSearch } from './hotel-search.ts'
import { DEFAULT_PARTY, normaliseParty } from './party.ts'

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
  const { place, label, filters, sort, page } = search
  return query([
    ['place', place?.replace(LOCATION, '')],
    ['label', label],
    ...visitEntries(search),
    ['stars', filters.stars.join()],
    ['themes', filters.themes.join()],
    ['boards', filters.boards.join()],
    ['amenities', filters.amenities.join()],
    ['cancel', filters.freeCancellation ? 'free' : ''],
    ['min', filters.priceMin],
    ['max', filters.priceMax],
    ['sort', sort === 'recommended' ? '' : sort],
    ['page', page === 1 ? '' : page],
  ])
}

/** The query of a hotel's own page: when and who. */
export function encodeVisit(search: Pick<HotelSearch, 'stay' | 'party'>): string {
  return query(visitEntries(search))
}

type Entry = [name: string, value: string | number | undefined]

function visitEntries({ stay, party }: Pick<HotelSearch, 'stay' | 'party'>): Entry[] {
  return [
    ['checkIn', formatIso(stay.checkIn)],
    ['checkOut', formatIso(stay.checkOut)],
    ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
    ['children', normaliseParty(party).children.join()],
  ]
}

/** Commas stay readable: a query may hold them as they are. */
function query(entries: Entry[]): string {
  const said = entries.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
  return new URLSearchParams(said).toString().replaceAll('%2C', ',')
}
