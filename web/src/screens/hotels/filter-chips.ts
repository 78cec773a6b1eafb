import { toggleValue, withoutPart } from '../../domain/change-filters.ts'
import type { HotelFilters } from '../../domain/hotel-filters.ts'

/** What a chip says: one value that is on, or the range of the price. */
export type ChipWords =
  | { group: 'stars' | 'themes'; value: number }
  | { group: 'boards' | 'amenities'; value: string }
  | { group: 'freeCancellation' }
  | { group: 'price'; min?: number; max?: number }

/** One chip for each value that narrows the list now, with the filters that are left when it is taken away. */
export function filterChips(filters: HotelFilters): { key: string; words: ChipWords; without: HotelFilters }[] {
  const { stars, themes, boards, amenities, freeCancellation, priceMin: min, priceMax: max } = filters
  const numbers = (group: 'stars' | 'themes', values: number[]) =>
    values.map((value) => ({
      key: `${group} ${value}`,
      words: { group, value },
      without: toggleValue(filters, group, value),
    }))
  const texts = (group: 'boards' | 'amenities', values: string[]) =>
    values.map((value) => ({
      key: `${group} ${value}`,
      words: { group, value },
      without: toggleValue(filters, group, value),
    }))
  const price = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  return [
    ...numbers('stars', stars),
    ...texts('boards', boards),
    ...(freeCancellation
      ? [
          {
            key: 'free',
            words: { group: 'freeCancellation' as const },
            without: withoutPart(filters, { group: 'freeCancellation' }),
          },
        ]
      : []),
    ...numbers('themes', themes),
    ...texts('amenities', amenities),
    ...(min === undefined && max === undefined
      ? []
      : [
          {
            key: 'price',
            words: { group: 'price' as const, ...price },
            without: withoutPart(filters, { group: 'price' }),
          },
        ]),
  ]
}
