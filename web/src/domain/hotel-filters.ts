/**
 * How a list of hotels is narrowed (decision 36.1). Lists are sorted and without repeats; prices are in major units.
 */
export type HotelFilters = {
  stars: number[]
  themes: number[]
  boards: string[]
  amenities: string[]
  freeCancellation: boolean
  priceMin?: number
  priceMax?: number
}

export const NO_FILTERS: Readonly<HotelFilters> = {
  stars: [],
  themes: [],
  boards: [],
  amenities: [],
  freeCancellation: false,
}

export const SORTS = ['recommended', 'price', '-price', 'stars', 'rating'] as const
export type HotelSort = (typeof SORTS)[number]
