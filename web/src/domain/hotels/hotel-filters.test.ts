import { describe, expect, test } from 'vitest'
import { HOTEL_CODEC, NO_FILTERS, type HotelFilters } from './hotel-filters.ts'
import { noFilters } from '../listing/no-filters.ts'
import { droppableParts, toggleValue, withoutPart, type FilterPart } from '../listing/change-filters.ts'
import { sortedUnique } from '../listing/sorted-unique.ts'

const { filters: TABLE } = HOTEL_CODEC

const all: HotelFilters = {
  stars: [4, 5],
  themes: [2],
  boards: ['breakfast'],
  amenities: ['pool', 'wifi'],
  freeCancellation: true,
  price: { min: 100 },
}

const name = ({ group, value }: FilterPart) => value ?? group
const left = (filters: HotelFilters) => droppableParts(TABLE, filters).map(name)

test('no filters have no parts', () => {
  expect(noFilters(TABLE)).toEqual(NO_FILTERS)
  expect(droppableParts(TABLE, NO_FILTERS)).toEqual([])
})

describe('each part can be dropped by itself', () => {
  test.each(droppableParts(TABLE, all).map((part) => [part] as const))('%j', (part) => {
    expect(left(withoutPart(TABLE, all, part))).toEqual(left(all).filter((other) => other !== name(part)))
  })

  test('dropping every part leaves no filters', () => {
    expect(droppableParts(TABLE, all).reduce((now, part) => withoutPart(TABLE, now, part), all)).toEqual(NO_FILTERS)
  })
})

test('a press puts a value in, the next takes it out; the order is always the same', () => {
  const filters = toggleValue(TABLE, toggleValue(TABLE, NO_FILTERS, 'stars', 5), 'stars', 3)
  expect(filters.stars).toEqual([3, 5])
  expect(toggleValue(TABLE, filters, 'stars', 5).stars).toEqual([3])
  expect(toggleValue(TABLE, NO_FILTERS, 'amenities', 'spa').amenities).toEqual(['spa'])
  expect(NO_FILTERS.stars).toEqual([])
})

test('numbers sort by size, not as texts', () => {
  expect(sortedUnique([10, 9, 10, 1])).toEqual([1, 9, 10])
  expect(sortedUnique(['b', 'a', 'b'])).toEqual(['a', 'b'])
})
