import policies from '@rota/openapi/reference/policies.json' with { type: 'json' }
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@rota/openapi/agency/types'
import { unwrap } from '../prepare-basket.ts'
import { visitorOf, type Visitor } from '../visitor.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

type SearchForm = components['schemas']['SearchForm']

const STAY = { checkIn: 20270521, checkOut: 20270526, adults: 2 } as const

let system: TestSystem
let visitor: Visitor
beforeEach(async () => {
  system = await startTestSystem()
  visitor = visitorOf(system)
})
afterEach(() => system.close())

const found = async (form: Partial<SearchForm> = {}) => {
  const body = { filter: { ...STAY, ...form }, limit: 100 }
  return unwrap(await visitor.client.availabilitySearch({ body })).records
}

/** The policy ids of one kind in the reference file. */
const policyIds = (kind: string) => policies.filter((policy) => policy.kind === kind).map(({ id }) => id)

describe('the hotel search accepts the fields that its labels imply', () => {
  test('a price range leaves out what is cheaper and what is dearer', async () => {
    const prices = (await found()).flatMap(({ offer }) => (offer ? [offer.total.value] : [])).toSorted((a, b) => a - b)
    const [minPrice = 0, maxPrice = 0] = [prices[2], prices.at(-3)]
    const inside = await found({ minPrice, maxPrice })
    expect(inside.length).toBeLessThan(prices.length)
    expect(inside.map(({ offer }) => offer?.total.value ?? 0).every((it) => it >= minPrice && it <= maxPrice)).toBe(
      true,
    )
  })

  test('tags are amenities, all of which a hotel must have', async () => {
    const tags = ['wifi', 'parking']
    const all = await found()
    const tagged = await found({ tags })
    const expected = all.filter(({ hotel }) => tags.every((tag) => hotel.amenities.includes(tag)))
    expect(tagged.map(({ hotel }) => hotel.id)).toEqual(expected.map(({ hotel }) => hotel.id))
    expect(tagged.length).toBeLessThan(all.length)
  })

  test('nights and a pickup place are taken; the dates decide', async () => {
    const [asked, plain] = [await found({ nights: 3, pickup: 'location-kas' }), await found()]
    expect(asked.map(({ offer }) => offer?.nights)).toEqual(plain.map(({ offer }) => offer?.nights))
  })

  test.each([
    [{ minPrice: 900, maxPrice: 100 }, '/filter/maxPrice'],
    [{ nights: 0 }, '/filter/nights'],
    [{ tags: ['Wi Fi'] }, '/filter/tags/0'],
    [{ pickup: 'kas' }, '/filter/pickup'],
  ])('%j is 422 with its pointer', async (form, pointer) => {
    const { error } = await visitor.client.availabilitySearch({ body: { filter: { ...STAY, ...form } } })
    expect(error).toMatchObject({ status: 422, errors: [{ pointer }] })
  })
})

test('smoking, pet and parking policies reach callers by their ids (decision 18.7)', async () => {
  const { record } = unwrap(await visitor.client.hotelView({ path: { id: '12' } }))
  const { smokingPolicies = [], petPolicies = [], parkingPolicies = [] } = record.policies
  for (const [ids, kind] of [
    [smokingPolicies, 'smoking'],
    [petPolicies, 'pets'],
    [parkingPolicies, 'parking-shuttle'],
  ] as const) {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !policyIds(kind).includes(id))).toEqual([])
  }
})

test("a provider's hotel lists its boards among `others` (decision 17.6)", async () => {
  const arrivals = unwrap(await visitor.client.providerArrivalList({ body: { productType: 2, query: 'kas' } }))
  expect(arrivals.items.items.length).toBeGreaterThan(0)
  const search = {
    arrivalLocations: [{ id: 'kas', type: 3 as const }],
    roomCriteria: [{ adult: 2 }],
    checkIn: 20270521,
  }
  const { items } = unwrap(await visitor.client.providerHotelPrice({ body: search }))
  const [first] = items.hotels
  const body = {
    productType: 2 as const,
    product: first?.id ?? '',
    ownerProvider: first?.provider ?? 0,
    culture: 'en-GB',
  }
  const { hotel } = unwrap(await visitor.client.providerProduct({ body })).items
  expect(hotel.others?.boards?.map(({ name }) => name)).toContain('All inclusive')
})

test.each([
  ['40000800', { bankId: 1008, bank: 'Garanti' }],
  ['54000000', { bank: 'Mavi Bank' }],
])('instalments of a card %s name the bank, by its id too where it has one (decision 18.1)', async (bin, told) => {
  const body = { kind: 'installments', bin, amount: 24850, currency: 'try' } as const
  const answer = unwrap(await visitor.client.orderQuery({ body }))
  expect(answer).toMatchObject(told)
  expect('bankId' in answer).toBe('bankId' in told)
})
