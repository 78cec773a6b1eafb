import type { ListCodec } from '../listing/address.ts'
import { PLACE_ID, type Filters } from '../listing/filters.ts'

/** The filters of a tour list, in the order of the URL. `/tours?type=daily` is an ordinary filter. */
const TOUR_FILTERS = {
  types: { kind: 'words', name: 'type', pattern: /^(daily|package)$/ },
  places: { kind: 'words', name: 'place', pattern: PLACE_ID },
  tags: { kind: 'words', name: 'tag' },
  languages: { kind: 'words', name: 'language', pattern: /^[a-z]{2}$/ },
  days: { kind: 'range', names: ['minDays', 'maxDays'], max: 60 },
  price: { kind: 'range', names: ['min', 'max'], max: 1_000_000_000, currency: 'currency' },
} as const

export type TourFilterTable = typeof TOUR_FILTERS
export type TourFilters = Filters<TourFilterTable>

const SORTS = ['recommended', 'price', '-price', 'departure', 'duration', 'rating'] as const
export type TourSort = (typeof SORTS)[number]

/** The URL codec of a tour list. */
export const TOUR_CODEC: ListCodec<TourFilterTable, TourSort> = { filters: TOUR_FILTERS, sorts: SORTS }
