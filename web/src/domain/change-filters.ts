import type { HotelFilters } from './hotel-filters.ts'

/** What can be dropped in one press: a whole group, or one amenity, because amenities are asked for together. */
export type FilterPart =
  | { group: 'stars' | 'themes' | 'boards' | 'freeCancellation' | 'price' }
  | { group: 'amenities'; value: string }

/** The parts that narrow the list now, in the order in which they are offered for dropping. */
export function activeParts(filters: HotelFilters): FilterPart[] {
  const priced = filters.priceMin !== undefined || filters.priceMax !== undefined
  const groups = (['stars', 'themes', 'boards'] as const).filter((group) => filters[group].length > 0)
  return [
    ...groups.map((group) => ({ group })),
    ...filters.amenities.map((value) => ({ group: 'amenities' as const, value })),
    ...(filters.freeCancellation ? [{ group: 'freeCancellation' as const }] : []),
    ...(priced ? [{ group: 'price' as const }] : []),
  ]
}

/** The filters without one part. */
export function withoutPart(filters: HotelFilters, part: FilterPart): HotelFilters {
  const { priceMin: _min, priceMax: _max, ...unpriced } = filters
  if (part.group === 'price') return unpriced
  if (part.group === 'freeCancellation') return { ...filters, freeCancellation: false }
  if (part.group === 'amenities')
    return { ...filters, amenities: filters.amenities.filter((value) => value !== part.value) }
  return { ...filters, [part.group]: [] }
}

/** The filters with one value of a group put in or taken out, as a press on a checkbox does. */
export function toggleValue(filters: HotelFilters, group: 'stars' | 'themes', value: number): HotelFilters
export function toggleValue(filters: HotelFilters, group: 'boards' | 'amenities', value: string): HotelFilters
export function toggleValue(
  filters: HotelFilters,
  group: 'stars' | 'themes' | 'boards' | 'amenities',
  value: number | string,
): HotelFilters {
  const values: (number | string)[] = filters[group]
  const next = values.includes(value) ? values.filter((known) => known !== value) : [...values, value]
  return { ...filters, [group]: sortedUnique(next) }
}

/** The values in one order and each once, so that equal filters have one address: numbers by size, texts by code. */
export function sortedUnique<Value extends number | string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((a, b) => (a < b ? -1 : Number(a > b)))
}
