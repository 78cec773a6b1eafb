import type { CivilDate } from '../dates/civil-date.ts'
import { NO_FILTERS, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import type { ListQuery } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, partyToWire, type Party, type PartyWire } from '../people/party.ts'
import type { HotelSource } from './hotel-source.ts'
import { defaultStay, type Stay } from '../dates/stay.ts'

/**
 * Everything in the URL of a hotel list. `place` is the search form's `location-{id}`; without it the search is for
 * anywhere.
 */
export type HotelSearch = ListQuery<HotelFilterTable, HotelSort> & {
  place?: string
  label: string
  stay: Stay
  /** The party of the only room, or of the first of several. */
  party: Party
  /** The parties of the further rooms, for provider searches. */
  more?: readonly Party[]
  /** Nationality of the lead guest, where prices depend on it; by default that of the page's language. */
  nationality?: string
}

/** The part of a search that prices depend on: dates, parties and nationality. */
export type VisitSearch = Pick<HotelSearch, 'stay' | 'party' | 'more' | 'nationality'>

/** The parties of all rooms. */
export const roomsOf = ({ party, more = [] }: Pick<HotelSearch, 'party' | 'more'>): Party[] => [party, ...more]

/** "Provider search defaults: 7 nights" when the URL has no dates (decision 30.3). */
export const NIGHTS: Record<HotelSource, number | undefined> = { agency: undefined, provider: 7 }

/** The initial search: anywhere, with the default stay and party (decisions 30.3 and 39.1). */
export function defaultSearch(today: CivilDate, source: HotelSource = 'agency'): HotelSearch {
  return {
    label: '',
    stay: defaultStay(today, NIGHTS[source]),
    party: normaliseParty(DEFAULT_PARTY),
    filters: NO_FILTERS,
    sort: 'recommended',
    page: 1,
  }
}

/** The search form of decision 39.2, as the availability and price requests take it. */
export type SearchForm = PartyWire & { toLocation?: string; label?: string; checkIn: CivilDate; checkOut: CivilDate }

export function searchForm(search: HotelSearch): SearchForm {
  return {
    ...(search.place === undefined ? {} : { toLocation: search.place }),
    ...(search.label === '' ? {} : { label: search.label }),
    ...search.stay,
    ...partyToWire(search.party),
  }
}

/** The form for the prices of one hotel: only dates and party. */
export function visitForm(search: Pick<HotelSearch, 'stay' | 'party'>): SearchForm {
  return { ...search.stay, ...partyToWire(search.party) }
}
