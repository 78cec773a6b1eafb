import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, it } from 'vitest'
import { createMockHarness, LINE, orderOf, STAY, TOKEN, type MockHarness } from '../testing/harness.ts'
import { CONTACT, NOTIFICATION, CHECKED, PUSHED } from '../testing/request-bodies.ts'
import { PAXIMUM_CALLS } from '../testing/paximum-calls.ts'

type Call = (mock: MockHarness) => Promise<{ status: number; body: unknown }>

const started = async (mock: MockHarness) => {
  const sessionId = await mock.start()
  await mock.fill(sessionId, [LINE])
  return sessionId
}
const paid = async (mock: MockHarness) => {
  const sessionId = await started(mock)
  await mock.pay(sessionId, { card: { ...orderOf({ value: 1, currency: 'try' }).card, number: '4000000000001000' } })
  return sessionId
}

/** One valid call of each operation. It does not compile if an operation has none. */
const CALLS: Record<UpstreamOperationId, Call> = {
  siteView: async (mock) => mock.call('siteView', { sessionId: await started(mock) }),
  mainProductList: (mock) => mock.call('mainProductList', { body: { limit: 8 } }),
  reservationStart: (mock) => mock.call('reservationStart'),
  reservationPatch: async (mock) => mock.fill(await mock.start(), [LINE]),
  reservationComplete: async (mock) =>
    mock.call('reservationComplete', {
      sessionId: await paid(mock),
      query: { term: 'full' },
      body: { method: 'creditcard', toCurrency: 'try' },
    }),
  availabilitySearch: (mock) =>
    mock.call('availabilitySearch', {
      body: { filter: { ...STAY, toLocation: 'location-antalya', adults: 2, child1: 7 } },
    }),
  suggestionList: (mock) => mock.call('suggestionList', { query: { term: 'anta' } }),
  hotelView: (mock) => mock.call('hotelView', { path: { id: '12' } }),
  hotelPrice: (mock) => mock.call('hotelPrice', { path: { id: '12' }, body: { ...STAY, adults: 2 } }),
  tourSearch: (mock) => mock.call('tourSearch', { body: { filter: { ...STAY, adults: 2, child1: 7 } } }),
  tourList: (mock) => mock.call('tourList', { query: { type: 'package', sort: 'price' } }),
  tourAliasList: (mock) => mock.call('tourAliasList', { query: { keyword: 'kas' } }),
  tourFacetList: (mock) => mock.call('tourFacetList'),
  tourView: (mock) => mock.call('tourView', { path: { id: '207' } }),
  serviceList: (mock) => mock.call('serviceList', { query: { limit: '100' } }),
  servicePrice: (mock) => mock.call('servicePrice', { path: { id: '302' }, body: { ...STAY, adults: 4 } }),
  pageView: (mock) => mock.call('pageView', { query: { url: 'distance-sales' } }),
  orderQuery: async (mock) =>
    mock.call('orderQuery', { sessionId: await paid(mock), body: { kind: 'status', token: TOKEN } }),
  orderInitialize: async (mock) => mock.pay(await started(mock)),
  transferList: (mock) => mock.call('transferList', { query: { toLocation: 'location-kas' } }),
  transferView: (mock) => mock.call('transferView', { path: { id: 'dlmkasminivan' } }),
  transferLocationList: (mock) => mock.call('transferLocationList'),
  locationList: (mock) => mock.call('locationList'),
  locationView: (mock) => mock.call('locationView', { path: { id: 'antalya' } }),
  countryList: (mock) => mock.call('countryList'),
  promotionQuery: async (mock) =>
    mock.call('promotionQuery', { sessionId: await started(mock), query: { code: 'YELKOVAN10' } }),
  callbackSend: (mock) => mock.call('callbackSend', { query: { account: '1001' }, body: NOTIFICATION }),
  contactSend: (mock) => mock.call('contactSend', { query: { account: '1001' }, body: CONTACT }),
  channelReservationPush: (mock) => mock.call('channelReservationPush', { body: PUSHED }),
  channelReservationCheck: (mock) => mock.call('channelReservationCheck', { body: CHECKED }),
  channelReservationView: async (mock) => {
    await mock.call('channelReservationCheck', { body: CHECKED })
    return mock.call('channelReservationView', { path: { id: CHECKED.Booking.id } })
  },
  ...PAXIMUM_CALLS,
}

const isCall = (id: string): id is UpstreamOperationId => Object.hasOwn(CALLS, id)
const ids = Object.keys(CALLS).filter(isCall)

describe('every call that an upstream answers', () => {
  it('is here', () => {
    const upstream = Object.values(operations).filter((operation) => !operation.gateway)
    expect(upstream.map(({ operationId }) => operationId).toSorted()).toEqual(ids.toSorted())
  })

  // Responses are checked against the contract before they are sent, so 200 means that the response is valid.
  it.each(ids)('%s keeps the contract', async (id) => {
    const { status, body } = await CALLS[id](await createMockHarness())
    expect(body).not.toHaveProperty('type', '/problems/mock-breach')
    expect(status).toBe(200)
  })

  it.each(ids)('%s answers the same in another process', async (id) => {
    const first = await CALLS[id](await createMockHarness())
    expect(await CALLS[id](await createMockHarness())).toEqual(first)
  })
})

describe('every hotel, place and party', () => {
  it('every hotel can be seen and priced', async () => {
    const mock = await createMockHarness()
    for (const id of mock.world.catalogue.seeds.keys()) {
      for (const party of [{ adults: 1 }, { adults: 2, child1: 4, child2: 11 }, { adults: 9 }]) {
        expect((await mock.call('hotelView', { path: { id } })).status).toBe(200)
        expect((await mock.call('hotelPrice', { path: { id }, body: { ...STAY, ...party } })).status).toBe(200)
      }
    }
  })
})

describe('what an agency refuses', () => {
  it.each<[string, Call, number, string]>([
    ['an unknown hotel', (mock) => mock.call('hotelView', { path: { id: '999' } }), 404, 'not-found'],
    [
      'prices of an unknown hotel',
      (mock) => mock.call('hotelPrice', { path: { id: '999' }, body: { ...STAY, adults: 2 } }),
      404,
      'not-found',
    ],
    [
      'an unknown place',
      (mock) =>
        mock.call('availabilitySearch', { body: { filter: { ...STAY, adults: 2, toLocation: 'location-atlantis' } } }),
      404,
      'not-found',
    ],
    ['an unknown page', (mock) => mock.call('pageView', { query: { url: 'nowhere' } }), 404, 'not-found'],
    ['a change without a session', (mock) => mock.fill('nobody-knows-this', [LINE]), 404, 'unknown-session'],
    [
      'a body that is not the contract’s',
      (mock) => mock.call('hotelPrice', { path: { id: '12' }, body: { adults: 0 } }),
      400,
      'bad-request',
    ],
    [
      'a query that is not the contract’s',
      (mock) => mock.call('suggestionList', { query: { term: 'a', type: '99' } }),
      400,
      'bad-request',
    ],
  ])('%s', async (_case, call, status, name) => {
    const answer = await call(await createMockHarness())
    expect(answer).toMatchObject({ status, body: { type: `/problems/${name}`, status } })
  })
})
