import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, WITH_PROVIDER } from '../testing/gateway.ts'
import { providerExample } from '../testing/provider.ts'
import { exampleOf } from '../testing/upstream.ts'
import { FIRST, problemOf, SEARCH } from '../upstream/provider/testing/start.ts'

type Item = Record<string, unknown>
interface Listed {
  records: Item[]
}

const FILTER = { toLocation: 'location-kas', checkIn: 20270521, checkOut: 20270526, adults: 2 }
const ask = { method: 'POST', json: { filter: FILTER } }

/** The example's first hotel with another id and a change. */
function hotel(id: string, change: (offer: Item) => unknown = () => {}): Item {
  const [shown] = structuredClone(exampleOf('availabilitySearch') as unknown as Listed).records
  if (shown === undefined) throw new Error('The example shows no hotel')
  Object.assign(shown['hotel'] as Item, { id })
  change(shown)
  return shown
}

const withoutPrice = (offer: Item) => delete (offer['offer'] as Item)['total']

const answerOf = (records: unknown[]) => ({ body: { ...exampleOf('availabilitySearch'), records } })

const BROKEN: [string, (offer: Item) => unknown][] = [
  ['no price', withoutPrice],
  ['a negative price', (offer) => Object.assign(offer['offer'] as Item, { total: { value: -1, currency: 'try' } })],
  ['a price that is a text', (offer) => Object.assign(offer['offer'] as Item, { total: '100' })],
  [
    'a currency that nobody knows',
    (offer) => Object.assign(offer['offer'] as Item, { total: { value: 1, currency: 'xyz' } }),
  ],
  ['an availability that nobody knows', (offer) => Object.assign(offer, { availability: 99 })],
  ['no hotel', (offer) => delete offer['hotel']],
]

describe('F6 removes an invalid item from a list, and counts it', () => {
  test.each(BROKEN)('%s', async (_name, change) => {
    const gateway = fakeGateway()
    gateway.upstream.on('availabilitySearch', () => answerOf([hotel('1'), hotel('2', change), hotel('3')]))
    const { status, body, text } = await gateway.call('/api/availability', ask)
    expect(status).toBe(200)
    expect((body as unknown as Listed).records.map((it) => (it['hotel'] as Item)['id'])).toEqual(['1', '3'])
    expect(body['stats']).toMatchObject({ totalRecord: 2 })
    expect(text).not.toContain('"id":"2"')
    const { name, fields } = gateway.logged.events[0] ?? {}
    expect([name, fields?.count, fields?.operationId]).toEqual(['upstream-items-left-out', 1, 'availabilitySearch'])
    expect(fields?.places?.every((place) => place.startsWith('/records/1'))).toBe(true)
  })

  test('removes several items, wherever they are', async () => {
    const gateway = fakeGateway()
    const bad = (id: string) => hotel(id, withoutPrice)
    gateway.upstream.on('availabilitySearch', () => answerOf([bad('1'), null, hotel('3'), 7, hotel('5'), bad('6')]))
    const { body } = await gateway.call('/api/availability', ask)
    expect((body as unknown as Listed).records.map((it) => (it['hotel'] as Item)['id'])).toEqual(['3', '5'])
    expect(gateway.logged.events[0]?.fields?.count).toBe(4)
  })

  test.each<[string, object]>([
    ['nothing would be left', answerOf([hotel('1', withoutPrice)])],
    ['the list is none', { body: { ...exampleOf('availabilitySearch'), records: { 0: hotel('1') } } }],
    ['more is wrong than items', { body: { records: [hotel('1'), null], query: 7 } }],
  ])('502 when %s', async (_name, reply) => {
    const gateway = fakeGateway()
    gateway.upstream.on('availabilitySearch', () => reply)
    expect(problemName(await gateway.call('/api/availability', ask))).toBe('upstream-contract')
    expect(gateway.logged.events[0]?.name).toBe('upstream-contract')
  })

  test('502 for what is no list', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => ({ body: { record: { ...exampleOf('hotelView'), price: -1 } } }))
    expect(problemName(await gateway.call('/api/hotels/12'))).toBe('upstream-contract')
  })

  test('forwards bytes without the removed items', async () => {
    const gateway = fakeGateway()
    const example = exampleOf('suggestionList') as unknown as Listed
    gateway.upstream.on('suggestionList', () => ({ body: { records: [{ secret: 1 }, ...example.records] } }))
    const { status, body } = await gateway.call('/api/search?term=ant')
    expect([status, body]).toEqual([200, example])
  })

  test('passes invalid items in mode report', async () => {
    const checks = { default: 'enforce', operations: { suggestionList: 'report' } } as const
    const gateway = fakeGateway({ answerChecks: checks })
    gateway.upstream.on('suggestionList', () => ({ body: { records: [{ odd: 1 }] } }))
    expect((await gateway.call('/api/search?term=ant')).body).toEqual({ records: [{ odd: 1 }] })
  })

  test('also removes items from responses of the provider', async () => {
    const { context, provider, logged } = fakeGateway(WITH_PROVIDER)
    const found = providerExample('priceSearch')
    const [shown] = found['hotels'] as Item[]
    provider.on('priceSearch', () => ({ body: { ...found, hotels: [{ ...shown, id: 7 }, shown, null] } }))
    const answered = await context.provider?.('priceSearch', { site: FIRST, body: SEARCH })
    expect(answered?.body.hotels).toEqual([shown])
    expect(logged.events[0]).toMatchObject({ name: 'upstream-items-left-out', fields: { count: 2 } })
    provider.on('priceSearch', () => ({ body: { ...found, hotels: [null] } }))
    const again = context.provider?.('priceSearch', { site: FIRST, body: { ...SEARCH, night: 3 } })
    expect((await problemOf(again ?? Promise.resolve())).name).toBe('upstream-contract')
  })
})
