import type { ListCodec } from '../listing/address.ts'
import type { Filters } from '../listing/filters.ts'

/** The highest number of a theme that has a name (decision 18.7). */
const MAX_THEME = 11
const BOARDS = /^(room-only|breakfast|half-board|full-board|all-inclusive)$/

/** The filters of a hotel list (decision 36.1), in the order of the URL. Prices are in major units. */
const HOTEL_FILTERS = {
  stars: { kind: 'numbers', name: 'stars', min: 1, max: 5 },
  themes: { kind: 'numbers', name: 'themes', min: 1, max: MAX_THEME },
  boards: { kind: 'words', name: 'boards', pattern: BOARDS },
  amenities: { kind: 'words', name: 'amenities', together: true },
  freeCancellation: { kind: 'flag', name: 'cancel', word: 'free' },
  price: { kind: 'range', names: ['min', 'max'], max: 1_000_000_000, currency: 'currency' },
} as const

export type HotelFilterTable = typeof HOTEL_FILTERS
export type HotelFilters = Filters<HotelFilterTable>

export const NO_FILTERS: Readonly<HotelFilters> = {
  stars: [],
  themes: [],
  boards: [],
  amenities: [],
  freeCancellation: false,
  price: {},
}

export const SORTS = ['recommended', 'price', '-price', 'stars', 'rating'] as const
export type HotelSort = (typeof SORTS)[number]

/** The URL codec of a hotel list. */
export const HOTEL_CODEC: ListCodec<HotelFilterTable, HotelSort> = { filters: HOTEL_FILTERS, sorts: SORTS }
