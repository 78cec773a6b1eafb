import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../../testing/harness.ts'
import { HOTEL_SEARCH } from '../../../testing/paximum.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

type Found = { items: Schema<'ProviderHotelSearchResult'> }
type Arrivals = { items: { items: Schema<'ProviderArrival'>[] } }
type Product = { items: { hotel: Schema<'ProviderHotel'> } }

const searched = async (over: object = {}) => {
  const { status, body } = await (
    await createMockHarness()
  ).call<Found>('providerHotelPrice', { body: { ...HOTEL_SEARCH, ...over } })
  expect(status).toBe(200)
  return body.items.hotels
}

describe('providerArrivalList', () => {
  it.each([
    ['antalya', 'en-US', [1, 'city', 'antalya', 'Antalya']],
    ['أنطاليا', 'ar-SA', [1, 'city', 'antalya', 'أنطاليا']],
    ['kaş', 'tr-TR', [4, 'town', 'kas', 'Kaş']],
    ['türkiye', 'en-US', [8, 'country', 'turkiye', 'Türkiye']],
    ['ardıç', 'en-US', [2, 'hotel', '30211', 'Ardıç Bay Hotel']],
  ] as const)('%s in %s', async (query, culture, [type, name, id, words]) => {
    const { body } = await (
      await createMockHarness()
    ).call<Arrivals>('providerArrivalList', { body: { query, culture } })
    expect(body.items.items[0]).toMatchObject({ type, [name]: { id, name: words } })
  })

  it('lists places of flights as well', async () => {
    const body = { productType: 3, query: 'ist', culture: 'en-US' }
    const answer = await (await createMockHarness()).call<Arrivals>('providerArrivalList', { body })
    expect(answer.body.items.items.map(({ type, airport, city }) => [type, airport?.id ?? city?.id])).toEqual([
      [1, 'IST'],
      [3, 'IST'],
      [3, 'SAW'],
    ])
  })
})

describe('providerHotelPrice', () => {
  it('finds the hotels of a place by its type of set B, and of every place in it', async () => {
    const kas = await searched()
    const antalya = await searched({ arrivalLocations: [{ id: 'antalya', type: 2 }] })
    expect(kas.map(({ town }) => town?.id)).toEqual(kas.map(() => 'kas'))
    expect(antalya.length).toBeGreaterThan(kas.length)
    expect(await searched({ arrivalLocations: [{ id: 'antalya', type: 1 }] })).toEqual([])
  })

  it('finds certain hotels by their ids', async () => {
    expect((await searched({ arrivalLocations: undefined, Products: ['30211', '1'] })).map(({ id }) => id)).toEqual([
      '30211',
    ])
  })

  it('adds up the rooms of an offer, one for each party, cheapest offer first', async () => {
    const roomCriteria = [{ adult: 2 }, { adult: 2, childAges: [7] }]
    for (const { offers } of await searched({ Products: ['30211'], roomCriteria })) {
      for (const { rooms, price } of offers) {
        expect(rooms).toHaveLength(2)
        const sum = rooms.reduce((total, room) => total + Math.round((room.price?.value ?? 0) * 100), 0)
        expect(sum).toBe(Math.round(price.value * 100))
      }
      const prices = offers.map(({ price }) => price.value)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  it('answers best offers only, reduced hotels only, other currencies and other languages', async () => {
    const all = await searched()
    expect((await searched({ getOnlyBestOffers: true })).every(({ offers }) => offers.length === 1)).toBe(true)
    expect((await searched({ getOnlyDiscountedPrice: true })).length).toBeLessThan(all.length)
    const [inEuros] = await searched({ currency: 'EUR' })
    expect(inEuros?.offers[0]?.price.currency).toBe('eur')
    const [inGerman] = await searched({ Products: ['30211'], culture: 'de-DE' })
    const boards = new Set(inGerman?.offers.flatMap(({ rooms }) => rooms.map(({ boardName }) => boardName)))
    expect(boards).toEqual(new Set(['All inclusive', 'Halbpension']))
  })

  it('searches seven nights by default (decision 17.1)', async () => {
    const [hotel] = await searched({ night: undefined })
    expect(hotel?.offers[0]?.night).toBe(7)
  })

  it('finds nothing in a sold-out world', async () => {
    const mock = await createMockHarness()
    mock.world.setScenario('sold-out')
    expect((await mock.call<Found>('providerHotelPrice', { body: HOTEL_SEARCH })).body.items.hotels).toEqual([])
  })
})

describe('providerProduct', () => {
  it('describes a hotel in the requested language', async () => {
    const body = { product: '30211', ownerProvider: 2, culture: 'ar-SA' }
    const { hotel } = (await (await createMockHarness()).call<Product>('providerProduct', { body })).body.items
    expect(hotel).toMatchObject({ id: '30211', name: 'Ardıç Bay Hotel', stars: 5 })
    expect(hotel.description).toMatch(/[\u0600-\u06FF]/)
    expect(hotel.mediaFiles.length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['an unknown id', { product: '30999', ownerProvider: 2 }],
    ['the id of another inventory', { product: '30211', ownerProvider: 1 }],
    ['the agency’s own id', { product: '12', ownerProvider: 2 }],
  ])('knows nothing of %s', async (_case, body) => {
    expect((await (await createMockHarness()).call('providerProduct', { body })).status).toBe(404)
  })
})
