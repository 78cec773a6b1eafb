import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, type FakeGateway } from '../../testing/gateway.ts'
import { exampleOf, problem } from '../../testing/upstream.ts'

const FILTER = { toLocation: 'location-kas', checkIn: 20270521, checkOut: 20270526, adults: 2 }
const search = (gateway: FakeGateway, json: unknown) => gateway.call('/api/availability', { method: 'POST', json })

function manyHotels(gateway: FakeGateway, count: number) {
  const example = exampleOf('availabilitySearch')
  const [record] = example['records'] as { hotel: object }[]
  const records = Array.from({ length: count }, (_, i) => ({ ...record, hotel: { ...record?.hotel, id: `h${i}` } }))
  gateway.upstream.on('availabilitySearch', () => ({ body: { records, query: FILTER } }))
}

const idsOf = (body: Record<string, unknown>) =>
  (body['records'] as { hotel: { id: string } }[]).map(({ hotel }) => hotel.id)

describe('availabilitySearch 200', () => {
  test('cuts pages from one response, and calls the agency once', async () => {
    const gateway = fakeGateway()
    manyHotels(gateway, 95)
    const first = await search(gateway, { filter: FILTER })
    expect(idsOf(first.body)).toHaveLength(40)
    expect(first.body['stats']).toEqual({ totalRecord: 95, currentPage: 1, pageCount: 3, pageSize: 40 })
    const last = await search(gateway, { filter: FILTER, page: 10, limit: 10 })
    expect(idsOf(last.body)).toEqual(['h90', 'h91', 'h92', 'h93', 'h94'])
    const beyond = await search(gateway, { filter: FILTER, page: 99 })
    expect(idsOf(beyond.body)).toEqual([])
    expect(gateway.upstream.of('availabilitySearch').map(({ body }) => body)).toEqual([{ filter: FILTER }])
  })

  test('sends the agency’s bytes with `stats` if one page holds all hotels', async () => {
    const gateway = fakeGateway()
    manyHotels(gateway, 40)
    const [whole, half] = [
      await search(gateway, { filter: FILTER }),
      await search(gateway, { filter: FILTER, limit: 20 }),
    ]
    expect(idsOf(whole.body)).toEqual(Array.from({ length: 40 }, (_, i) => `h${i}`))
    expect(whole.body).toMatchObject({
      query: FILTER,
      stats: { totalRecord: 40, currentPage: 1, pageCount: 1, pageSize: 40 },
    })
    expect(whole.text.startsWith('{"records":[')).toBe(true)
    expect(idsOf(half.body)).toEqual(idsOf(whole.body).slice(0, 20))
    expect(half.body['stats']).toMatchObject({ pageCount: 2, pageSize: 20 })
  })

  test('replaces `stats` of the agency by its own', async () => {
    const gateway = fakeGateway()
    const { records } = exampleOf('availabilitySearch')
    gateway.upstream.on('availabilitySearch', () => ({ body: { records, query: FILTER, stats: { totalRecord: 99 } } }))
    const { body, text } = await search(gateway, { filter: FILTER })
    expect(body['stats']).toMatchObject({ totalRecord: (records as object[]).length })
    expect(text.match(/"stats"/g)).toHaveLength(1)
  })

  test('does not share results between filters', async () => {
    const gateway = fakeGateway()
    manyHotels(gateway, 1)
    await search(gateway, { filter: FILTER })
    manyHotels(gateway, 2)
    expect(idsOf((await search(gateway, { filter: FILTER })).body)).toHaveLength(1)
    expect(idsOf((await search(gateway, { filter: { ...FILTER, adults: 3 } })).body)).toHaveLength(2)
  })
})

describe('availabilitySearch 400', () => {
  test('returns bad-request if the agency returns 400', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('availabilitySearch', () => problem(400, 'bad-request'))
    expect(problemName(await search(gateway, { filter: FILTER }))).toBe('bad-request')
  })
})

describe('availabilitySearch 422', () => {
  test.each<[string, object, string]>([
    ['C2 leaving on the day of arriving', { filter: { ...FILTER, checkOut: 20270521 } }, '/filter/checkOut'],
    ['C2 yesterday', { filter: { ...FILTER, checkIn: 20270430 } }, '/filter/checkIn'],
    ['C3 four children', { filter: { ...FILTER, child1: 1, child2: 2, child3: 3, child4: 4 } }, '/filter/child4'],
    ['C3 a third child without a second', { filter: { ...FILTER, child1: 1, child3: 3 } }, '/filter/child2'],
    ['C3 nobody', { filter: { ...FILTER, adults: 0 } }, '/filter/adults'],
    ['page 0', { filter: FILTER, page: 0 }, '/page'],
    ['limit 10,000', { filter: FILTER, limit: 10_000 }, '/limit'],
  ])('%s', async (_name, json, pointer) => {
    const gateway = fakeGateway()
    const answered = await search(gateway, json)
    expect(answered.status).toBe(422)
    expect(answered.body['errors']).toContainEqual(expect.objectContaining({ pointer }))
    expect(gateway.upstream.calls).toEqual([])
  })
})
