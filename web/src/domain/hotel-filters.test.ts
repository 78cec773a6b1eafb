import { describe, expect, test } from 'vitest'
import { activeParts, sortedUnique, toggleValue, withoutPart } from './change-filters.ts'
import { NO_FILTERS, type HotelFilters } from './hotel-filters.ts'

const all: HotelFilters = {
  stars: [4, 5],
  themes: [2],
  boards: ['breakfast'],
  amenities: ['pool', 'wifi'],
  freeCancellation: true,
  priceMin: 100,
}

const left = (filters: HotelFilters) => activeParts(filters).map((part) => ('value' in part ? part.value : part.group))

test('no filters have no parts', () => {
  expect(activeParts(NO_FILTERS)).toEqual([])
})

describe('each part can be dropped by itself', () => {
  test.each(activeParts(all).map((part) => [part] as const))('%j', (part) => {
    const name = 'value' in part ? part.value : part.group
    expect(left(withoutPart(all, part))).toEqual(left(all).filter((other) => other !== name))
  })

  test('dropping every part leaves no filters', () => {
    expect(activeParts(all).reduce(withoutPart, all)).toEqual(NO_FILTERS)
  })
})

test('a press puts a value in, the next takes it out; the order is always the same', () => {
  const filters = toggleValue(toggleValue(NO_FILTERS, 'stars', 5), 'stars', 3)
  expect(filters.stars).toEqual([3, 5])
  expect(toggleValue(filters, 'stars', 5).stars).toEqual([3])
  expect(toggleValue(NO_FILTERS, 'amenities', 'spa').amenities).toEqual(['spa'])
  expect(NO_FILTERS.stars).toEqual([])
})

test('numbers sort by size, not as texts', () => {
  expect(sortedUnique([10, 9, 10, 1])).toEqual([1, 9, 10])
  expect(sortedUnique(['b', 'a', 'b'])).toEqual(['a', 'b'])
})
