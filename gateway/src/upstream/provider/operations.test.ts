import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../ports/config.ts'
import { exampleOf } from '../../testing/upstream.ts'
import { fakeGateway, problemName, startSession, WITH_PROVIDER } from '../../testing/gateway.ts'
import { ADAPTED } from './adapter.ts'

const BOUND = Object.values(operations).filter(({ partner }) => partner === true)

test('the adapter has a row for exactly the calls that go to the provider', () => {
  expect(Object.keys(ADAPTED).toSorted()).toEqual(BOUND.map(({ operationId }) => operationId).toSorted())
})

const HOTELS = { arrivalLocations: [{ id: '23494', type: 2 }], roomCriteria: [{ adult: 2 }], checkIn: 20270521 }
const FLIGHTS = {
  query: {
    type: 2,
    origin: { id: 'IST', type: 1 },
    destination: { id: 'AYT', type: 3 },
    departure: 20270521,
    return: 20270526,
    adult: 1,
  },
}
const TRANSACTION = 'b7d9c2f4-0c7e-4b53-9d0f-2f5a8e6c1d30'
const BEGIN = { offerIds: ['2$2$a'], currency: 'EUR', culture: 'en-US' }
const TRAVELLER = {
  travellerId: '1',
  type: 1,
  title: 1,
  name: 'Deniz',
  surname: 'Aydın',
  isLeader: true,
  birthDate: 19900412,
  nationality: 'TR',
}
const UPDATE = { transactionId: TRANSACTION, travellers: [TRAVELLER] }

/** A gateway with a visitor. The agency's site has a markup of 10 %. */
async function start(changes: Partial<Config> = WITH_PROVIDER) {
  const gateway = fakeGateway(changes)
  const view = exampleOf('siteView')
  gateway.upstream.on('siteView', () => ({
    body: { ...view, site: { ...(view['site'] as object), account: '1001', markupRate: 10 } },
  }))
  const cookie = await startSession(gateway, 'visitor-0001')
  const ask = (path: string, json?: unknown) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return gateway.call(`/api${path}`, { method: json === undefined ? 'GET' : 'POST', json, headers, cookie })
  }
  return { ...gateway, ask }
}

describe('with a provider', () => {
  test.each<[string, string, unknown, string, object]>([
    [
      'flightPlaceList',
      '/flight/autocomplete?term=ist&direction=1',
      undefined,
      'departureAutocomplete',
      { productType: 3, query: 'ist' },
    ],
    [
      'flightPlaceList',
      '/flight/autocomplete?term=ist&direction=2',
      undefined,
      'arrivalAutocomplete',
      { productType: 3, query: 'ist' },
    ],
    [
      'flightPrice',
      '/paximum/flight/price',
      FLIGHTS,
      'priceSearch',
      { productType: 3, night: 5, departureLocations: [{ id: 'IST', type: 2 }] },
    ],
    [
      'providerHotelPrice',
      '/paximum/price',
      HOTELS,
      'priceSearch',
      { productType: 2, night: 7, nationality: 'TR', culture: 'tr-TR' },
    ],
    [
      'providerProduct',
      '/paximum/product',
      { product: '30211', ownerProvider: 2 },
      'productInfoView',
      { product: '30211' },
    ],
    [
      'providerArrivalList',
      '/paximum/arrival',
      { query: 'ant' },
      'arrivalAutocomplete',
      { productType: 2, query: 'ant' },
    ],
    ['transactionBegin', '/paximum/transaction', BEGIN, 'transactionBegin', BEGIN],
    ['transactionUpdate', '/paximum/update', UPDATE, 'reservationInfoSet', { travellers: [{ gender: 1 }] }],
    [
      'transactionCommit',
      `/paximum/commit/${TRANSACTION}`,
      undefined,
      'transactionCommit',
      { transactionId: TRANSACTION },
    ],
  ])('%s %s goes to the provider and not to the agency', async (operationId, path, json, asked, body) => {
    const { ask, provider, upstream } = await start()
    const answer = await ask(path, json)
    expect([answer.status, answer.body]).toEqual([200, expect.any(Object)])
    expect(provider.calls.at(-1)).toMatchObject({ operationId: asked, body })
    expect(upstream.of(operationId as 'siteView')).toEqual([])
  })

  test('searches both directions if none is given', async () => {
    const { ask, provider } = await start()
    expect((await ask('/flight/autocomplete?term=ist')).status).toBe(200)
    expect(provider.calls.map(({ operationId }) => operationId).toSorted()).toEqual([
      'arrivalAutocomplete',
      'departureAutocomplete',
      'providerLogin',
    ])
  })

  test("prices include the markup of the site's record", async () => {
    const { ask, provider } = await start()
    provider.on('priceSearch', 'hotels')
    const { body } = await ask('/paximum/price', HOTELS)
    expect(JSON.stringify(body)).toContain('"price":{"value":485.1,"currency":"eur"}')
    provider.on('priceSearch', 'flights')
    expect(JSON.stringify((await ask('/paximum/flight/price', FLIGHTS)).body)).toContain(
      '"price":{"value":68.64,"currency":"eur"}',
    )
    expect(JSON.stringify((await ask('/paximum/transaction', BEGIN)).body)).toContain(
      '"price":{"value":485.1,"currency":"eur"}',
    )
  })

  test('refuses a markup from a browser, and sends nothing', async () => {
    const { ask, provider } = await start()
    const answer = await ask('/paximum/flight/price', { ...FLIGHTS, markupRate: 0 })
    expect([answer.status, problemName(answer)]).toEqual([422, 'validation'])
    expect(provider.calls).toEqual([])
  })

  test('starts nothing if the price could not be shown', async () => {
    const { ask, upstream, provider } = await start()
    upstream.on('siteView', () => ({ status: 500, body: {} }))
    expect((await ask('/paximum/transaction', BEGIN)).status).toBe(502)
    expect(provider.of('transactionBegin')).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['/paximum/price', HOTELS, 'hotels'],
    ['/paximum/flight/price', FLIGHTS, 'flights'],
  ])('%s: a refusal that says nothing was found is an empty list', async (path, json, list) => {
    const { ask, provider } = await start()
    provider.on('priceSearch', () => ({ refused: ['NoPriceFound'] }))
    const answer = await ask(path, json)
    expect([answer.status, (answer.body['items'] as Record<string, unknown>)[list]]).toEqual([200, []])
  })

  test.each<[string, unknown]>([
    ['without an id', { travellers: [TRAVELLER] }],
    ['without travellers', { transactionId: TRANSACTION }],
    ['with an empty list of them', { transactionId: TRANSACTION, travellers: [] }],
    ['with nothing', {}],
  ])('C8: an update %s is 422 before any call', async (_name, json) => {
    const { ask, provider } = await start()
    const answer = await ask('/paximum/update', json)
    expect(answer.status).toBe(422)
    expect(answer.body['detail']).toBe('Missing required transaction ID or travellers data')
    expect(provider.calls).toEqual([])
  })

  test('refuses an invalid update with pointers before any call (decision 17.8)', async () => {
    const { ask, provider } = await start()
    const { birthDate: _birthDate, nationality: _nationality, ...nameOnly } = TRAVELLER
    const answer = await ask('/paximum/update', { transactionId: TRANSACTION, travellers: [nameOnly] })
    expect([answer.status, answer.body['errors']]).toEqual([
      422,
      [
        { pointer: '/travellers/0/birthDate', code: 'required', detail: 'is required' },
        { pointer: '/travellers/0/nationality', code: 'required', detail: 'is required' },
      ],
    ])
    expect(provider.calls).toEqual([])
  })

  test('F7: a refusal is a problem with the codes of the provider and none of its texts', async () => {
    const { ask, provider } = await start()
    provider.on('transactionBegin', () => ({ refused: ['OfferExpired'] }))
    const answer = await ask('/paximum/transaction', BEGIN)
    expect([answer.status, problemName(answer), answer.body['codes']]).toEqual([409, 'expired', ['OfferExpired']])
    expect(answer.text).not.toContain('Yılmaz')
  })

  test.each<[string, unknown, 'reservationInfoSet' | 'transactionCommit' | 'transactionBegin', string]>([
    ['/paximum/update', UPDATE, 'reservationInfoSet', 'travellers-refused'],
    [`/paximum/commit/${TRANSACTION}`, undefined, 'transactionCommit', 'travellers-refused'],
    ['/paximum/transaction', BEGIN, 'transactionBegin', 'validation'],
  ])('%s: values that the provider refuses are 422 with its codes', async (path, json, asked, name) => {
    const { ask, provider } = await start()
    provider.on(asked, () => ({ refused: ['ParameterCanNotBeNull'] }))
    const { status, body } = await ask(path, json)
    expect([status, body['name'], body['codes']]).toEqual([422, name, ['ParameterCanNotBeNull']])
  })

  test('a commit that was refused is not sent again with the same key', async () => {
    const gateway = await start()
    const { provider } = gateway
    provider.on('transactionCommit', () => ({ refused: ['SomethingNobodyListed'] }))
    const cookie = await startSession(gateway, 'visitor-0002')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const commit = () => gateway.call(`/api/paximum/commit/${TRANSACTION}`, { headers, cookie })
    expect([problemName(await commit()), problemName(await commit())]).toEqual(['upstream-refused', 'upstream-refused'])
    expect(provider.of('transactionCommit')).toHaveLength(1)
  })

  test.each<[string, string, unknown, 'transactionCommit' | 'productInfoView' | 'reservationInfoSet', object]>([
    [
      'another transaction',
      `/paximum/commit/${TRANSACTION}`,
      undefined,
      'transactionCommit',
      { reservationNumber: 'X1', transactionId: 'another-one' },
    ],
    [
      'another hotel',
      '/paximum/product',
      { product: '30211', ownerProvider: 2 },
      'productInfoView',
      { hotel: { id: '14' } },
    ],
  ])('F15: an answer about %s is 502', async (_name, path, json, asked, body) => {
    const { ask, provider, logged } = await start()
    provider.on(asked, () => ({ body }))
    const answer = await ask(path, json)
    expect([answer.status, problemName(answer)]).toEqual([502, 'upstream-contract'])
    expect(logged.events.map(({ name }) => name)).toContain('upstream-crossed')
  })

  test('F6: returns 502 for an unvalidated response that cannot be translated', async () => {
    const { ask, provider, logged } = await start({
      ...WITH_PROVIDER,
      answerChecks: { default: 'off', operations: {} },
    })
    provider.on('transactionBegin', () => ({ body: { transactionId: TRANSACTION } }))
    const answer = await ask('/paximum/transaction', BEGIN)
    expect([answer.status, problemName(answer)]).toEqual([502, 'upstream-contract'])
    expect(logged.faults).toHaveLength(1)
  })

  test('F6: drops hotels that cannot be translated, and counts them', async () => {
    const { ask, provider, logged } = await start()
    provider.on('priceSearch', () => ({
      body: {
        searchId: 's',
        hotels: [
          { id: '1', offers: [] },
          { id: '2', offers: [] },
        ],
      },
    }))
    expect((await ask('/paximum/price', HOTELS)).body).toMatchObject({ items: { hotels: [] } })
    const event = logged.events.find(({ name }) => name === 'upstream-items-left-out')
    expect(event?.fields).toMatchObject({ operationId: 'providerHotelPrice', count: 2 })
  })

  test("F6: returns 502 for a converted response that does not match the agency's contract", async () => {
    const { ask, provider } = await start()
    const data = { travellers: [], services: [], reservationInfo: { priceToPay: { amount: 1, currency: 'EUR' } } }
    provider.on('transactionBegin', () => ({ body: { transactionId: 'an id of blanks', reservationData: data } }))
    const answer = await ask('/paximum/transaction', BEGIN)
    expect([answer.status, problemName(answer)]).toEqual([502, 'upstream-contract'])
  })
})

test('forwards the calls to the agency if no provider is configured', async () => {
  const { ask, provider, upstream } = await start({})
  expect((await ask('/paximum/price', HOTELS)).status).toBe(200)
  expect((await ask('/flight/autocomplete?term=ist')).status).toBe(200)
  expect(provider.calls).toEqual([])
  expect(upstream.of('providerHotelPrice')).toHaveLength(1)
})
