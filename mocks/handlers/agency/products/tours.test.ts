import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const mock = await createMockHarness()
type List = Schema<'TourList'>
type Facts = Schema<'TourFacts'>

const list = async (query: Record<string, string> = {}) =>
  (await mock.call<List>('tourList', { query: { limit: '100', ...query } })).body
const idsOf = async (query: Record<string, string>) => (await list(query)).records.map(({ id }) => id)

describe('tourList', () => {
  it('has pages of 40, as list pages do (decision 36.5)', async () => {
    const { body } = await mock.call<List>('tourList')
    expect(body.records).toHaveLength(40)
    expect(body.stats).toEqual({ totalRecord: 70, currentPage: 1, pageCount: 2, pageSize: 40 })
  })

  it('a page behind the last is empty', async () => {
    const { records, stats } = await list({ page: '9' })
    expect(records).toEqual([])
    expect(stats.currentPage).toBe(9)
  })

  it('is narrowed by type, status and letters in any language', async () => {
    expect((await list({ type: 'package' })).records.every(({ nights }) => nights > 0)).toBe(true)
    expect(await idsOf({ status: 'passive' })).toEqual(['211'])
    expect(await idsOf({ keyword: 'efes' })).toEqual(['223', '226'])
    expect(await idsOf({ keyword: 'وادي' })).not.toEqual([])
    expect(await idsOf({ keyword: 'xyz' })).toEqual([])
  })

  it.each([
    ['price', (tour: Facts) => tour.priceFrom?.value ?? Infinity],
    ['rating', (tour: Facts) => tour.rating?.score ?? 0],
    ['departure', (tour: Facts) => tour.nextDeparture ?? Infinity],
    ['duration', (tour: Facts) => tour.days],
  ] as const)('is sorted by %s, both ways', async (sort, valueOf) => {
    const up = (await list({ sort })).records.map(valueOf)
    const down = (await list({ sort, order: 'desc' })).records.map(valueOf)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(up.toSorted((a, b) => b - a))
  })

  it('has a second name with the same list (decision 33.7)', async () => {
    const query = { keyword: 'kas', sort: 'price' }
    expect((await mock.call('tourAliasList', { query })).body).toEqual((await mock.call('tourList', { query })).body)
  })
})

describe('tourFacetList', () => {
  it('counts what the list finds', async () => {
    const { body } = await mock.call<Schema<'TourFacets'>>('tourFacetList')
    expect(body.names).toHaveLength((await list()).stats.totalRecord)
    const tag = body.tags.find(({ key }) => key === 'walking')
    expect(tag?.count).toBe((await list()).records.filter(({ tags }) => tags.includes('walking')).length)
    expect(body.locations[0]?.id).toBe('turkiye')
  })
})

type Search = Schema<'TourSearchAnswer'>
const DAYS = { checkIn: 20270517, checkOut: 20270523 }
const search = async (filter: object, over: object = {}) =>
  (await mock.call<Search>('tourSearch', { body: { filter: { ...DAYS, adults: 2, ...filter }, limit: 100, ...over } }))
    .body

describe('tourSearch', () => {
  it('names a departure in the days with the printed sum, and puts tours without one last', async () => {
    const { records } = await search({})
    const kinds = records.map(({ availability }) => availability === 3)
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)))
    for (const { departure, terms = [], total, tour } of records.filter(({ availability }) => availability !== 3)) {
      expect(departure?.checkIn).toBeGreaterThanOrEqual(DAYS.checkIn)
      expect(tour.nights > 0 ? departure?.checkOut : departure?.checkIn).toBeLessThanOrEqual(DAYS.checkOut)
      expect(terms.reduce((sum, term) => sum + term.total.value, 0)).toBeCloseTo(total?.value ?? 0)
    }
  })

  it('names the nearest days for a tour without seats', async () => {
    const gone = (await search({ adults: 9 })).records.filter(({ availability }) => availability === 3)
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.some(({ nearestDates }) => (nearestDates?.length ?? 0) > 0)).toBe(true)
    expect(gone.every(({ departure, total }) => departure === undefined && total === undefined)).toBe(true)
  })

  it('shows the departure as the tour itself has it', async () => {
    const [first] = (await search({ toLocation: 'location-kas' })).records
    const { body } = await mock.call<{ record: Schema<'Tour'> }>('tourView', { path: { id: first?.tour.id ?? '' } })
    expect(body.record.departures).toContainEqual(first?.departure)
  })

  it.each([
    [
      'a place and what lies in it',
      { toLocation: 'location-mugla' },
      (tour: Facts) => tour.places.some(({ id }) => ['fethiye', 'oludeniz', 'bodrum', 'marmaris'].includes(id)),
    ],
    ['where it starts', { fromLocation: 'location-goreme' }, (tour: Facts) => tour.departsFrom?.id === 'goreme'],
    ['a language of the guide', { languages: ['fr'] }, (tour: Facts) => tour.languages.includes('fr')],
    [
      'one of its tags',
      { tags: ['walking', 'winter'] },
      (tour: Facts) => tour.tags.includes('walking') || tour.tags.includes('winter'),
    ],
    ['all of its themes', { themes: [5, 6] }, (tour: Facts) => tour.themes.includes(5) && tour.themes.includes(6)],
    ['its days', { minDays: 3, maxDays: 4 }, (tour: Facts) => tour.days === 3 || tour.days === 4],
    ['its type', { type: 'daily' }, (tour: Facts) => tour.nights === 0],
  ])('is narrowed by %s', async (_name, filter, holds) => {
    const { records } = await search(filter)
    expect(records.length).toBeGreaterThan(0)
    expect(records.map(({ tour }) => tour).filter((found) => !holds(found))).toEqual([])
  })

  it('is narrowed by price and sorted by it', async () => {
    const filter = { minPrice: 1500, maxPrice: 2500 }
    const { records } = await search(filter, { sort: { key: 'price', order: 'desc' } })
    const prices = records.flatMap(({ departure }) => departure?.price.value ?? [])
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.filter((price) => 1500 <= price && price <= 2500).toSorted((a, b) => b - a))
  })

  it('has no seats for a child below the minimum age', async () => {
    const dives = async (child1: number) => (await search({ child1, keyword: 'dalış' })).records[0]
    expect(await dives(14)).toMatchObject({ tour: { id: '242' }, availability: 1 })
    expect(await dives(11)).toMatchObject({ tour: { id: '242' }, availability: 3, nearestDates: [] })
  })

  it('has pages', async () => {
    const { records, stats } = await search({}, { page: 2, limit: 12 })
    expect([records.length, stats.pageSize, stats.currentPage]).toEqual([12, 12, 2])
  })

  it('returns 404 for an unknown place', async () => {
    const { status } = await mock.call('tourSearch', { body: { filter: { toLocation: 'location-atlantis' } } })
    expect(status).toBe(404)
  })

  it('finds no seat in a sold-out world', async () => {
    const sold = await createMockHarness()
    sold.world.setScenario('sold-out')
    const { body } = await sold.call<Search>('tourSearch', { body: { filter: DAYS } })
    expect(new Set(body.records.map(({ availability }) => availability))).toEqual(new Set([3]))
  })
})

describe('tourView', () => {
  it('returns 404 for an unknown tour', async () => {
    expect((await mock.call('tourView', { path: { id: '999' } })).status).toBe(404)
  })

  it('a raised market raises departures', async () => {
    const raised = await createMockHarness()
    const view = async () =>
      (await raised.call<{ record: Schema<'Tour'> }>('tourView', { path: { id: '201' } })).body.record.departures[0]
    const before = await view()
    raised.world.setScenario('price-changed')
    expect((await view())?.price.value).toBeCloseTo((before?.price.value ?? 0) * 1.1)
  })
})
