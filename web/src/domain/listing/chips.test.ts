import { expect, test } from 'vitest'
import { HOTEL_CODEC, NO_FILTERS } from '../hotels/hotel-filters.ts'
import { chosenParts, withoutPart } from './change-filters.ts'

const { filters: TABLE } = HOTEL_CODEC

const FILTERS = {
  ...NO_FILTERS,
  stars: [4, 5],
  boards: ['all-inclusive'],
  themes: [5],
  amenities: ['pool'],
  freeCancellation: true,
  price: { max: 38_000 },
}

test('returns one part for each active filter value', () => {
  expect(chosenParts(TABLE, FILTERS)).toEqual([
    { group: 'stars', value: 4 },
    { group: 'stars', value: 5 },
    { group: 'themes', value: 5 },
    { group: 'boards', value: 'all-inclusive' },
    { group: 'amenities', value: 'pool' },
    { group: 'freeCancellation' },
    { group: 'price' },
  ])
  expect(chosenParts(TABLE, NO_FILTERS)).toEqual([])
})

test.each([
  [{ group: 'stars', value: 4 }, { stars: [5] }],
  [{ group: 'boards', value: 'all-inclusive' }, { boards: [] }],
  [{ group: 'freeCancellation' }, { freeCancellation: false }],
  [{ group: 'themes', value: 5 }, { themes: [] }],
  [{ group: 'amenities', value: 'pool' }, { amenities: [] }],
  [{ group: 'price' }, { price: {} }],
] as const)('taking %j away leaves the others', (part, change) => {
  expect(withoutPart(TABLE, FILTERS, part)).toEqual({ ...FILTERS, ...change })
})
