import { expect, test } from 'vitest'
import { decodeTours } from '../domain/tours/tour-address.ts'
import { TOUR_CODEC } from '../domain/tours/tour-filters.ts'
import { canonicalQuery } from './list-address.ts'

test.each([
  ['', 81, ''],
  ['page=2', 81, 'page=2'],
  ['page=3', 81, 'page=3'],
  ['page=3', 80, ''],
  ['page=900', 81, ''],
  ['page=2', undefined, 'page=2'],
  ['page=2&sort=price', 81, 'page=2'],
  ['page=2&type=daily', 81, ''],
])(
  '%j of %s entries: "a later page of the unfiltered list counts as a page of its own" (33.11): %j',
  (query, count, expected) => {
    const { search } = decodeTours(query, 20270501)
    expect(canonicalQuery(TOUR_CODEC, search, count)).toBe(expected)
  },
)
