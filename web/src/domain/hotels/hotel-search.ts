import type { CivilDate } from '../dates/civil-date.ts'
import { NO_FILTERS, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import type { ListQuery } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, partyToWire, type Party, type PartyWire } from '../people/party.ts'
import type { HotelSource } from './hotel-source.ts'
import { defaultStay, type Stay } from '../dates/stay.ts'

/** Everything the address of a hotel list says. `place` is the search form's `location-{id}`; absent is anywhere. */
export type HotelSearch = ListQuery<HotelFilterTable, HotelSort> & {
  place?: string
  label: string
  stay: Stay
  /** Of the only room, or of the first of several. */
  party: Party
  /** The parties of the further rooms, where the provider is asked. */
  more?: readonly Party[]
  /** Of the lead guest, where prices depend on it; absent is that of the page's language. */
  nationality?: string
}

/** The part of a search that prices depend on: when, who, and from where. */
export type VisitSearch = Pick<HotelSearch, 'stay' | 'party' | 'more' | 'nationality'>

/** The parties of all rooms. */
export const roomsOf = ({ party, more = [] }: Pick<HotelSearch, 'party' | 'more'>): Party[] => [party, ...more]

/** "Provider search defaults: 7 nights", where no dates are given (decision 30.3). */
export const NIGHTS: Record<HotelSource, number | undefined> = { agency: undefined, provider: 7 }

/** The search nobody has changed yet: anywhere, the default stay and party (decisions 30.3 and 39.1). */
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

/** The search form of decision 39.2, as the calls for availability and prices take it. */
export type SearchForm = PartyWire & { toLocation?: string; label?: string; checkIn: CivilDate; checkOut: CivilDate }

export function searchForm(search: HotelSearch): SearchForm {
  return {
    ...(search.place === undefined ? {} : { toLocation: search.place }),
    ...(search.label === '' ? {} : { label: search.label }),
    ...search.stay,
    ...partyToWire(search.party),
  }
}

/** The form for the prices of one hotel: when and who, no matter where and under which name it was found. */
export function visitForm(search: Pick<HotelSearch, 'stay' | 'party'>): SearchForm {
  return { ...search.stay, ...partyToWire(search.party) }
}
