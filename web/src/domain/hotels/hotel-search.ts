import type { CivilDate } from '../dates/civil-date.ts'
import { NO_FILTERS, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import type { ListQuery } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, partyToWire, type Party, type PartyWire } from '../people/party.ts'
import { defaultStay, type Stay } from '../dates/stay.ts'

/** Everything the address of a hotel list says. `place` is the search form's `location-{id}`; absent is anywhere. */
export type HotelSearch = ListQuery<HotelFilterTable, HotelSort> & {
  place?: string
  label: string
  stay: Stay
  party: Party
}

/** The search nobody has changed yet: anywhere, the default stay and party (decisions 30.3 and 39.1). */
export function defaultSearch(today: CivilDate): HotelSearch {
  return {
    label: '',
    stay: defaultStay(today),
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
