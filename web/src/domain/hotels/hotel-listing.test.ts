import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS, type HotelFilters } from './hotel-filters.ts'
import { HOTELS, isSoldOut, type ListedHotel } from './hotel-listing.ts'
import { toggleValue } from '../listing/change-filters.ts'
import { countFacets, filterEntries, filterToDrop, sortEntries } from '../listing/facets.ts'

type Named = ListedHotel & { name: string }

function hotel(
  name: string,
  stars: number,
  total: number | undefined,
  more: Partial<Named['hotel']> = {},
  refundable = true,
): Named {
  return {
    name,
    hotel: { id: name, stars, themes: [], amenities: [], ...more },
    availability: total === undefined ? 3 : 1,
    boards: stars === 5 ? ['all-inclusive', 'breakfast'] : ['breakfast'],
    ...(total === undefined ? {} : { offer: { total: { value: total }, cancellation: { refundable } } }),
  }
}

const records = [
  hotel('ada', 5, 900, { themes: [2, 5], amenities: ['pool', 'spa'], rating: { score: 8.1 } }),
  hotel('bay', 4, 500, { themes: [2], amenities: ['pool'], rating: { score: 9 } }, false),
  hotel('cam', 5, undefined, { themes: [5], amenities: ['spa'] }),
  hotel('dag', 3, 300, { themes: [7], amenities: [], rating: { score: 9 } }),
  hotel('ege', 4, 700, { themes: [5], amenities: ['pool', 'spa'] }),
]
const names = (list: Named[]) => list.map(({ name }) => name).join(' ')
const filters = (change: Partial<HotelFilters>): HotelFilters => ({ ...NO_FILTERS, ...change })

describe('filters (decision 36.2)', () => {
  test.each<[Partial<HotelFilters>, string]>([
    [{}, 'ada bay cam dag ege'],
    [{ stars: [4] }, 'bay ege'],
    [{ stars: [3, 4] }, 'bay dag ege'],
    [{ themes: [5, 7] }, 'ada cam dag ege'],
    [{ boards: ['all-inclusive'] }, 'ada cam'],
    [{ amenities: ['pool'] }, 'ada bay ege'],
    [{ amenities: ['pool', 'spa'] }, 'ada ege'],
    [{ freeCancellation: true }, 'ada dag ege'],
    [{ price: { min: 500 } }, 'ada bay ege'],
    [{ price: { max: 500 } }, 'bay dag'],
    [{ price: { min: 500, max: 700 } }, 'bay ege'],
    [{ stars: [4], amenities: ['spa'], freeCancellation: true }, 'ege'],
  ])('%j', (change, expected) => {
    expect(names(filterEntries(HOTELS, records, filters(change)))).toBe(expected)
  })
})

describe('free cancellation is judged by all rates of the stay (decision 36.6)', () => {
  const free = filters({ freeCancellation: true })
  const dearer = { ...hotel('dearer', 4, 500, {}, false), freeCancellationFrom: { value: 650 } }

  test.each<[string, Named, boolean]>([
    ['its best offer is refundable', hotel('best', 4, 500), true],
    ['only a dearer rate is refundable', dearer, true],
    ['no rate is refundable', hotel('none', 4, 500, {}, false), false],
    ['it is sold out', hotel('gone', 4, undefined), false],
  ])('free cancellation of a hotel when %s: %#', (_, record, kept) => {
    expect(filterEntries(HOTELS, [record], free)).toHaveLength(kept ? 1 : 0)
    expect(countFacets(HOTELS, [record], NO_FILTERS).freeCancellation).toBe(kept ? 1 : 0)
  })
})

describe('sorting: "sold out shown last" (decision 36.3); equal entries keep the agency’s order', () => {
  test.each([
    ['recommended', 'ada bay dag ege cam'],
    ['price', 'dag bay ege ada cam'],
    ['-price', 'ada ege bay dag cam'],
    ['stars', 'ada bay ege dag cam'],
    ['rating', 'bay dag ada ege cam'],
  ] as const)('%s', (sort, expected) => {
    expect(names(sortEntries(HOTELS, records, sort))).toBe(expected)
  })

  test('a hotel without an offer is sold out, whatever its availability', () => {
    expect(isSoldOut({ ...hotel('x', 3, undefined), availability: 1 })).toBe(true)
    expect(isSoldOut({ ...hotel('x', 3, 100), availability: 2 })).toBe(false)
    expect(isSoldOut({ ...hotel('x', 3, 100), availability: 3 })).toBe(true)
  })
})

describe('counts, each with the other filters applied', () => {
  test('count all entries without filters', () => {
    const counts = countFacets(HOTELS, records, NO_FILTERS)
    expect([...counts.stars]).toEqual([
      [5, 2],
      [4, 2],
      [3, 1],
    ])
    expect(counts.themes.get(5)).toBe(3)
    expect(counts.boards.get('breakfast')).toBe(5)
    expect(counts.freeCancellation).toBe(3)
    expect(counts.price).toEqual({ min: 300, max: 900 })
  })

  test('a star filter changes the counts of other groups, but not of other stars', () => {
    const counts = countFacets(HOTELS, records, filters({ stars: [4] }))
    expect(Object.fromEntries(counts.stars)).toEqual({ 3: 1, 4: 2, 5: 2 })
    expect(Object.fromEntries(counts.themes)).toEqual({ 2: 1, 5: 1 })
    expect(counts.price).toEqual({ min: 500, max: 700 })
  })

  test('the ends of the price range ignore the price filter', () => {
    expect(countFacets(HOTELS, records, filters({ price: { max: 400 } })).price).toEqual({ min: 300, max: 900 })
    expect(countFacets(HOTELS, [], NO_FILTERS).price).toBeUndefined()
  })

  test('each count equals the number of entries that the value alone would show', () => {
    const star = fc.constantFrom(3, 4, 5)
    const amenity = fc.constantFrom('pool', 'spa')
    const chosen = fc.record({
      themes: fc.subarray([2, 5, 7]),
      amenities: fc.subarray(['pool', 'spa']),
      freeCancellation: fc.boolean(),
    })
    fc.assert(
      fc.property(chosen, star, amenity, (change, stars, wanted) => {
        const before = filters(change)
        const counts = countFacets(HOTELS, records, before)
        expect(counts.stars.get(stars) ?? 0).toBe(
          filterEntries(HOTELS, records, toggleValue(HOTELS.filters, before, 'stars', stars)).length,
        )
        const asked = before.amenities.includes(wanted)
          ? before
          : toggleValue(HOTELS.filters, before, 'amenities', wanted)
        expect(counts.amenities.get(wanted) ?? 0).toBe(filterEntries(HOTELS, records, asked).length)
      }),
    )
  })
})

describe('"no results" offers the one filter to drop (decision 36.4)', () => {
  test.each<[Partial<HotelFilters>, object, number]>([
    [{ stars: [3], amenities: ['pool'] }, { group: 'stars' }, 3],
    [{ stars: [3], amenities: ['pool', 'spa'] }, { group: 'stars' }, 2],
    [{ stars: [5], price: { max: 400 } }, { group: 'price' }, 2],
    [{ stars: [4], amenities: ['sauna', 'pool'] }, { group: 'amenities', value: 'sauna' }, 2],
  ])('%j: %j, which shows %i', (change, part, count) => {
    const found = filterToDrop(HOTELS, records, filters(change))
    expect(found).toMatchObject({ part, count })
    expect(filterEntries(HOTELS, records, found?.filters ?? NO_FILTERS)).toHaveLength(count)
  })

  test.each<[string, Partial<HotelFilters>]>([
    ['there are results', { stars: [4] }],
    ['no single filter would help', { amenities: ['sauna', 'cinema'] }],
  ])('returns no filter to drop when %s', (_, change) => {
    expect(filterToDrop(HOTELS, records, filters(change))).toBeUndefined()
  })
})
