import { THEMES } from '@rota/openapi/reference/themes'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { createReader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
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

/** All that the contract has. */
const BOARDS: Record<Schema<'Board'>, true> = {
  'room-only': true,
  breakfast: true,
  'half-board': true,
  'full-board': true,
  'all-inclusive': true,
}

test('accepts exactly the boards and themes of the contract as filters', () => {
  const query = (parameter: string, words: readonly (string | number)[]) => {
    const reader = createReader(new URLSearchParams(`${parameter}=${words.join(',')}`))
    const { filters } = readList(HOTEL_CODEC, reader)
    return [filters.boards, filters.themes, reader.repaired()]
  }
  const boards = Object.keys(BOARDS)
  expect(query('boards', boards)).toEqual([boards.toSorted(), [], []])
  const ids = Object.values(THEMES)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  expect(query('themes', ids)).toEqual([[], ids, []])
  expect(query('themes', [Math.max(...ids) + 1])).toEqual([[], [], ['themes']])
})

test('an unfiltered list has no parts', () => {
  expect(noFilters(TABLE)).toEqual(NO_FILTERS)
  expect(droppableParts(TABLE, NO_FILTERS)).toEqual([])
})

describe('withoutPart removes a single part', () => {
  test.each(droppableParts(TABLE, all).map((part) => [part] as const))('%j', (part) => {
    expect(left(withoutPart(TABLE, all, part))).toEqual(left(all).filter((other) => other !== name(part)))
  })

  test('removing every part leaves no filters', () => {
    expect(droppableParts(TABLE, all).reduce((now, part) => withoutPart(TABLE, now, part), all)).toEqual(NO_FILTERS)
  })
})

test('toggling adds and removes a value and keeps the order fixed', () => {
  const filters = toggleValue(TABLE, toggleValue(TABLE, NO_FILTERS, 'stars', 5), 'stars', 3)
  expect(filters.stars).toEqual([3, 5])
  expect(toggleValue(TABLE, filters, 'stars', 5).stars).toEqual([3])
  expect(toggleValue(TABLE, NO_FILTERS, 'amenities', 'spa').amenities).toEqual(['spa'])
  expect(NO_FILTERS.stars).toEqual([])
})

test('sorts numbers by size, not as texts', () => {
  expect(sortedUnique([10, 9, 10, 1])).toEqual([1, 9, 10])
  expect(sortedUnique(['b', 'a', 'b'])).toEqual(['a', 'b'])
})
