import type { CivilDate } from '../dates/civil-date.ts'
import { NO_FILTERS, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import type { ListQuery } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, partyToWire } from '../people/party.ts'
import type { HotelSource } from './hotel-source.ts'
import { defaultStay } from '../dates/stay.ts'
import { NIGHTS, type SearchForm, type VisitSearch } from './visit.ts'

/**
 * Everything in the URL of a hotel list. `place` is the search form's `location-{id}`; without it the search is for
 * anywhere.
 */
export type HotelSearch = ListQuery<HotelFilterTable, HotelSort> & VisitSearch & { place?: string; label: string }

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

/** The search as the availability request takes it. */
export function searchForm(search: HotelSearch): SearchForm {
  return {
    ...(search.place === undefined ? {} : { toLocation: search.place }),
    ...(search.label === '' ? {} : { label: search.label }),
    ...search.stay,
    ...partyToWire(search.party),
  }
}
