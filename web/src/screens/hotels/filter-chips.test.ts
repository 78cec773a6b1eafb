import { expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/hotel-filters.ts'
import { filterChips } from './filter-chips.ts'

const FILTERS = {
  ...NO_FILTERS,
  stars: [4, 5],
  boards: ['all-inclusive'],
  themes: [5],
  amenities: ['pool'],
  freeCancellation: true,
  priceMax: 38_000,
}

test('one chip for each value that is on', () => {
  expect(filterChips(FILTERS).map(({ words }) => words)).toEqual([
    { group: 'stars', value: 4 },
    { group: 'stars', value: 5 },
    { group: 'boards', value: 'all-inclusive' },
    { group: 'freeCancellation' },
    { group: 'themes', value: 5 },
    { group: 'amenities', value: 'pool' },
    { group: 'price', max: 38_000 },
  ])
  expect(filterChips(NO_FILTERS)).toEqual([])
})

test.each([
  ['stars 4', { stars: [5] }],
  ['boards all-inclusive', { boards: [] }],
  ['free', { freeCancellation: false }],
  ['themes 5', { themes: [] }],
  ['amenities pool', { amenities: [] }],
])('taking %j away leaves the others', (key, change) => {
  expect(filterChips(FILTERS).find((chip) => chip.key === key)?.without).toEqual({ ...FILTERS, ...change })
})

test('taking the price away opens both ends', () => {
  const { priceMax: _max, ...open } = FILTERS
  expect(filterChips(FILTERS).at(-1)?.without).toEqual(open)
})
