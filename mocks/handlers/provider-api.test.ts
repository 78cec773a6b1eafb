import document from '@rota/openapi/provider.json' with { type: 'json' }
import type { UpstreamOperationId } from '@rota/openapi/provider/handlers'
import { operations } from '@rota/openapi/provider/operations'
import { describe, expect, it } from 'vitest'
import {
  FLIGHT_SEARCH,
  HOTEL_SEARCH,
  createProviderHarness,
  type ProviderHarness,
} from '../testing/provider-harness.ts'
import { begin, book, findFlights, findHotel, guests, idOf } from '../testing/provider-steps.ts'
import { NOW } from '../testing/harness.ts'
import { PROVIDER_ACCOUNT } from '../world/provider/wire/account.ts'

const CARD = { CardNo: '4000000000001091', ExpiryMonth: '12', ExpiryYear: '2030', CvvNo: '123' }
const places = { departureLocations: [{ id: 'SAW', type: 5 }], arrivalLocations: [{ id: 'AYT', type: 5 }] } as const

async function opened(mock: ProviderHarness) {
  const { transactionId } = await begin(mock)
  return { transactionId }
}

async function booked(mock: ProviderHarness) {
  const { reservationNumber } = await book(mock)
  return { reservationNumber }
}

async function extra(mock: ProviderHarness) {
  const { offer } = await findHotel(mock)
  const { offerDetails } = await mock.ask('offerDetailList', { offerIds: [offer.offerId], currency: 'EUR' })
  return offerDetails[0]?.extraServices?.[0]?.offers?.[0]?.offerId ?? ''
}

async function flying(mock: ProviderHarness) {
  const { there } = await findFlights(mock, { serviceTypes: ['1'] })
  const { transactionId } = await mock.ask('transactionBegin', {
    offerIds: [idOf(there[0]?.offers?.[0])],
    currency: 'EUR',
  })
  return { transactionId, serviceId: '1', segment: { id: there[0]?.items[0]?.segments?.[0]?.id ?? '' } }
}

/** A valid request body of each operation. It does not compile if an operation has none. */
const BODIES: Record<UpstreamOperationId, (mock: ProviderHarness) => object | Promise<object>> = {
  providerLogin: () => PROVIDER_ACCOUNT,
  arrivalAutocomplete: () => ({ productType: 2, query: 'kas', culture: 'tr-TR' }),
  departureAutocomplete: () => ({ productType: 3, query: 'ist' }),
  checkInDateList: () => ({ productType: 3, ...places }),
  departurePlaceList: () => ({ productType: 1 }),
  arrivalPlaceList: () => ({ productType: 1, departureLocations: [{ id: 'IST', type: 2 }], culture: 'tr-TR' }),
  arrivalCountryList: () => ({ productType: 2 }),
  nightList: () => ({ productType: 1, ...places, checkIn: '2027-05-21' }),
  productList: () => ({ productType: 2, arrivalLocations: [{ id: '23494', type: 2 }] }),
  priceSearch: () => FLIGHT_SEARCH,
  productInfoView: () => ({ productType: 2, product: '30211', ownerProvider: 2 }),
  offerList: async (mock) => {
    const { searchId, hotel, offer } = await findHotel(mock)
    const { offerId } = offer
    return {
      productType: 2,
      searchId,
      offerId,
      productId: hotel.id,
      currency: 'EUR',
      culture: 'de-DE',
      getRoomInfo: true,
    }
  },
  offerDetailList: async (mock) => ({
    offerIds: [(await findHotel(mock)).offer.offerId],
    currency: 'EUR',
    getProductInfo: true,
  }),
  fareRuleList: flying,
  transactionBegin: async (mock) => ({ offerIds: [(await findHotel(mock)).offer.offerId], currency: 'EUR' }),
  serviceAdd: async (mock) => ({ ...(await opened(mock)), offers: [{ offerId: await extra(mock) }], currency: 'EUR' }),
  serviceRemove: async (mock) => {
    const { transactionId } = await begin(mock)
    await mock.ask('serviceAdd', { transactionId, offers: [{ offerId: await extra(mock) }], currency: 'EUR' })
    return { transactionId, services: ['2'], currency: 'EUR' }
  },
  reservationInfoSet: async (mock) => guests(await begin(mock)),
  transactionCommit: async (mock) => {
    const begun = await begin(mock)
    await mock.ask('reservationInfoSet', guests(begun))
    return { transactionId: begun.transactionId }
  },
  reservationView: booked,
  reservationList: async (mock) => {
    await book(mock)
    return {}
  },
  cancellationPenaltyList: booked,
  reservationCancel: async (mock) => ({ ...(await booked(mock)), reason: '1' }),
  paymentOptionList: opened,
  paymentOptionView: async (mock) => ({ ...(await opened(mock)), PaymentOption: '3' }),
  paymentTypeList: opened,
  paymentTransactionBegin: async (mock) => ({
    ...(await opened(mock)),
    paymentOption: 3,
    CardInfo: CARD,
    successUrl: 'http://shop.test/ok',
    errorUrl: 'http://shop.test/no',
  }),
  paymentCheck: async (mock) => {
    const { paymentTransactionId } = await mock.ask('paymentTransactionBegin', {
      ...(await opened(mock)),
      paymentOption: 2,
    })
    return { paymentTransactionId }
  },
  transactionStatusView: opened,
  currencyList: () => ({}),
  nationalityList: () => ({ culture: 'en-US' }),
  exchangeRateList: () => ({ currency: 'EUR' }),
  transportationList: () => ({ productType: 5, date: '2027-05-21' }),
  searchParameterList: () => ({}),
}

const isCall = (id: string): id is UpstreamOperationId => Object.hasOwn(BODIES, id)
const ids = Object.keys(BODIES).filter(isCall)

interface Envelope {
  readonly header: { readonly success: boolean; readonly messages: readonly { readonly code: string }[] }
}

async function send(mock: ProviderHarness, id: UpstreamOperationId, body: unknown, token: string | null = mock.token) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const url = `http://mocks.test/provider${operations[id].path}`
  const response = await mock.answer(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  const answer: Envelope = await response.json()
  return { status: response.status, answer }
}

const codeOf = ({ answer }: { answer: Envelope }) => answer.header.messages[0]?.code

describe('every call', () => {
  it('is here', () => {
    expect(Object.keys(operations).toSorted()).toEqual(ids.toSorted())
  })

  // Responses are checked against the contract before they are sent, so 200 means that the response is valid.
  it.each(ids)('%s succeeds and keeps the contract', async (id) => {
    const mock = await createProviderHarness()
    const { status, answer } = await send(mock, id, await BODIES[id](mock))
    expect(answer).toMatchObject({ header: { success: true, messages: [{ code: 'OperationCompleted' }] } })
    expect(status).toBe(200)
  })

  it.each(ids)('%s answers the same in another process', async (id) => {
    const ask = async () => {
      const mock = await createProviderHarness()
      return send(mock, id, await BODIES[id](mock))
    }
    expect(await ask()).toEqual(await ask())
  })

  it.each(ids.filter((id) => id !== 'providerLogin'))('%s wants a token, with HTTP 200', async (id) => {
    const mock = await createProviderHarness()
    const refused = await send(mock, id, {}, null)
    expect(refused).toMatchObject({ status: 200, answer: { header: { success: false } } })
    expect(codeOf(refused)).toBe('TokenRequired')
  })

  it.each(ids)('%s answers the requests that the contract shows, or refuses them as it says', async (id) => {
    const mock = await createProviderHarness()
    for (const body of shown(id)) {
      const { status, answer } = await send(mock, id, body)
      expect(status).toBe(200)
      expect(answer.header.messages.map(({ code }) => code)).not.toContain('InvalidParameter')
      expect(answer.header.messages.map(({ code }) => code)).not.toContain('ParameterCanNotBeNull')
    }
  })
})

interface Shown {
  readonly example?: unknown
  readonly examples?: Record<string, { value: unknown }>
}

/** The example request bodies of the contract. */
function shown(id: UpstreamOperationId): unknown[] {
  const paths: Record<string, { post: { requestBody: { content: { 'application/json': Shown } } } }> = document.paths
  const content = paths[operations[id].path]?.post.requestBody.content['application/json'] ?? {}
  const bodies = [content.example, ...Object.values(content.examples ?? {}).map(({ value }) => value)]
  return bodies.filter((body) => body !== undefined)
}

describe('tokens', () => {
  it('are a JWT with an expiry, and expire then', async () => {
    const mock = await createProviderHarness()
    const { token, expiresOn } = await mock.ask('providerLogin', PROVIDER_ACCOUNT)
    const [, payload = ''] = token.split('.')
    expect(JSON.parse(atob(payload))).toMatchObject({ exp: Date.parse(expiresOn) / 1000 })
    mock.world.setClock(Date.parse(expiresOn) - 1)
    expect((await send(mock, 'currencyList', {}, token)).answer.header.success).toBe(true)
    mock.world.setClock(Date.parse(expiresOn))
    expect(codeOf(await send(mock, 'currencyList', {}, token))).toBe('TokenRequired')
  })

  it.each(['', 'a.b.c', 'e30.e30.e30'])('that the provider did not issue are refused: %s', async (token) => {
    expect(codeOf(await send(await createProviderHarness(), 'currencyList', {}, token))).toBe('TokenRequired')
  })

  it('live for two seconds in provider-short-tokens', async () => {
    const mock = await createProviderHarness()
    mock.world.setScenario('provider-short-tokens')
    const { expiresOn } = await mock.ask('providerLogin', PROVIDER_ACCOUNT)
    expect(Date.parse(expiresOn)).toBe(NOW + 2000)
  })

  it.each([{ Password: 'wrong' }, { User: 'NOBODY' }, { Agency: 'OTHERS' }])('are not for %j', async (over) => {
    const mock = await createProviderHarness()
    expect(await mock.refusal('providerLogin', { ...PROVIDER_ACCOUNT, ...over })).toBe('LoginFailed')
  })
})

describe('what the provider refuses with HTTP 200', () => {
  const { checkIn: _checkIn, ...timeless } = HOTEL_SEARCH
  it.each<[string, UpstreamOperationId, unknown, string]>([
    ['a missing value', 'priceSearch', timeless, 'ParameterCanNotBeNull'],
    ['a name nobody knows', 'currencyList', { page: 1 }, 'InvalidParameter'],
    ['no JSON', 'currencyList', undefined, 'InvalidParameter'],
    ['a day that there is not', 'priceSearch', { ...HOTEL_SEARCH, checkIn: '2027-02-30' }, 'InvalidParameter'],
    ['an unknown hotel', 'productInfoView', { productType: 2, product: '1', ownerProvider: 2 }, 'ProductNotFound'],
    [
      'a hotel of another owner',
      'productInfoView',
      { productType: 2, product: '30211', ownerProvider: 1 },
      'ProductNotFound',
    ],
    [
      'an unknown offer',
      'offerDetailList',
      { offerIds: ['2$2$TR~^005^~30211~^005^~abc'], currency: 'EUR' },
      'OfferNotFound',
    ],
    ['an unknown transaction', 'transactionCommit', { transactionId: 'none' }, 'TransactionNotFound'],
    ['an unknown reservation', 'reservationView', { reservationNumber: 'RC0' }, 'ReservationNotFound'],
    ['an unknown payment', 'paymentCheck', { paymentTransactionId: 'none' }, 'PaymentNotFound'],
  ])('%s', async (_case, id, body, code) => {
    const refused = await send(await createProviderHarness(), id, body)
    expect(refused).toMatchObject({ status: 200, answer: { header: { success: false } } })
    expect(codeOf(refused)).toBe(code)
  })
})

describe('the provider that fails', () => {
  it('loses the connection in provider-down, and the agency does not', async () => {
    const mock = await createProviderHarness()
    mock.world.setScenario('provider-down')
    const url = `http://mocks.test/provider${operations.currencyList.path}`
    expect((await mock.answer(new Request(url, { method: 'POST', body: '{}' }))).type).toBe('error')
    expect((await mock.answer(new Request('http://mocks.test/agency/hotels/12'))).status).toBe(200)
  })

  it('answers nonsense in provider-nonsense, and the agency does not', async () => {
    const mock = await createProviderHarness()
    mock.world.setScenario('provider-nonsense')
    const url = `http://mocks.test/provider${operations.currencyList.path}`
    const headers = { authorization: `Bearer ${mock.token}` }
    const answer = await mock.answer(new Request(url, { method: 'POST', body: '{}', headers }))
    expect(await answer.json()).toEqual({ header: '?', body: '?' })
    expect((await mock.answer(new Request('http://mocks.test/agency/hotels/12'))).status).toBe(200)
  })

  it('answers in upstream-down, which is about the agency', async () => {
    const mock = await createProviderHarness()
    mock.world.setScenario('upstream-down')
    expect((await mock.ask('currencyList', {})).currencies.length).toBeGreaterThan(2)
  })
})
