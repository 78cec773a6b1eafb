import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { createMockHarness, STAY } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { ROUTES as FLIGHTS } from '../../../world/seed/flights/routes.ts'
import { PLACE_IDS, PLACES } from '../../../world/seed/places.ts'
import { ROUTES as RIDES } from '../../../world/seed/transfers/routes.ts'

const mock = await createMockHarness()

/** The total number of records of a list, over all pages. */
async function total(id: 'tourList' | 'serviceList' | 'transferList' | 'locationList', query = {}): Promise<number> {
  const { body } = await mock.call<{ stats: Schema<'Stats'> }>(id, { query })
  return body.stats.totalRecord
}

async function hotels(over: object, filter: object = {}): Promise<Schema<'HotelOffer'>[]> {
  const body = { filter: { ...STAY, adults: 2, ...filter }, ...over }
  return (await mock.call<Schema<'AvailabilityAnswer'>>('availabilitySearch', { body })).body.records
}

describe('every list has something to show', () => {
  it('60 and more hotels, most of them with rooms for a stay in May', async () => {
    const records = await hotels({})
    expect(records.length).toBeGreaterThanOrEqual(60)
    expect(records.filter(({ offer }) => offer !== undefined).length).toBeGreaterThanOrEqual(50)
  })

  it.each([2, 3, 4, 5])('hotels with %i stars', async (stars) => {
    expect((await hotels({ rating: [stars] })).length).toBeGreaterThan(0)
  })

  it.each(themes)('hotels of the theme $key', async ({ id }) => {
    expect((await hotels({ theme: [id] })).length).toBeGreaterThan(0)
  })

  it.each(PLACE_IDS)('a hotel in %s or in the places below it', async (place) => {
    expect((await hotels({}, { toLocation: `location-${place}` })).length).toBeGreaterThan(0)
  })

  it.each([
    ['tourList', {}, 60],
    ['serviceList', {}, 100],
    ['serviceList', { type: 'package' }, 10],
    ['serviceList', { type: 'daily' }, 40],
    ['serviceList', { type: 'gulet' }, 7],
    ['serviceList', { type: 'caravan' }, 6],
    ['serviceList', { type: 'transfer' }, 8],
    ['serviceList', { type: 'charter' }, 8],
    ['serviceList', { type: 'extra' }, 8],
    ['transferList', {}, 100],
    ['locationList', {}, 60],
  ] as const)('%s %j has %i records and more', async (id, query, least) => {
    expect(await total(id, query)).toBeGreaterThanOrEqual(least)
  })

  it('transfers on 50 routes and flights on 45, each way', () => {
    expect(RIDES.length).toBeGreaterThanOrEqual(50)
    expect(FLIGHTS.length).toBeGreaterThanOrEqual(45)
    expect(new Set(FLIGHTS.map(({ between }) => between.join())).size).toBe(FLIGHTS.length)
  })

  it('places below every country and region: each of them has children or hotels of its own', async () => {
    const above = PLACE_IDS.filter((id) => PLACES[id].type === 8 || PLACES[id].type === 1)
    for (const id of above) {
      const { body } = await mock.call<{ record: Schema<'LocationRecord'> }>('locationView', { path: { id } })
      expect([id, body.record.children.length + body.record.facts.hotels]).not.toEqual([id, 0])
    }
  })

  it('twelve products for the home page', async () => {
    const { body } = await mock.call<{ list: unknown[] }>('mainProductList', { body: {} })
    expect(body.list).toHaveLength(12)
  })
})
