import type { MockHarness } from './harness.ts'
import { begin, begun, commit, FLIGHT, HOTEL_SEARCH, offerOf, services, update } from './paximum.ts'

type Call = (mock: MockHarness) => Promise<{ status: number; body: unknown }>

/** One valid call of each operation for the provider's products. */
export const PAXIMUM_CALLS = {
  flightPlaceList: (mock) => mock.call('flightPlaceList', { query: { term: 'ist', direction: '1' } }),
  flightPrice: (mock) => mock.call('flightPrice', { body: { query: FLIGHT, markupRate: 4 } }),
  providerHotelPrice: (mock) => mock.call('providerHotelPrice', { body: HOTEL_SEARCH }),
  providerProduct: (mock) => mock.call('providerProduct', { body: { product: '30211', ownerProvider: 2 } }),
  providerArrivalList: (mock) => mock.call('providerArrivalList', { body: { query: 'antalya' } }),
  offerList: async (mock) => {
    const { offerId } = await offerOf(mock)
    return mock.call('offerList', { body: { productType: 3, searchId: 'f-1', offerIds: [offerId], currency: 'TRY' } })
  },
  offerDetail: async (mock) => {
    const { offerId } = await offerOf(mock)
    return mock.call('offerDetail', { body: { offerIds: [offerId], currency: 'EUR' } })
  },
  transactionBegin: async (mock) => begin(mock, await mock.start(), [(await offerOf(mock)).offerId]),
  transactionUpdate: async (mock) => {
    const { sessionId, transaction } = await begun(mock)
    return update(mock, sessionId, transaction)
  },
  transactionCommit: async (mock) => {
    const { sessionId, transaction } = await begun(mock)
    await update(mock, sessionId, transaction)
    return commit(mock, sessionId, transaction.transactionId)
  },
  serviceAdd: async (mock) => {
    const { sessionId, transaction } = await begun(mock)
    const { transactionId } = transaction
    return services(mock, 'serviceAdd', sessionId, { transactionId, offers: [{ offerId: '13$11$bag10' }] })
  },
  serviceRemove: async (mock) => {
    const { sessionId, transaction } = await begun(mock)
    const { transactionId } = transaction
    await services(mock, 'serviceAdd', sessionId, { transactionId, offers: [{ offerId: '13$11$seat' }] })
    return services(mock, 'serviceRemove', sessionId, { transactionId, services: ['2'] })
  },
  reservationList: (mock) => mock.call('reservationList', { body: {} }),
  reservationDetail: (mock) => mock.call('reservationDetail', { path: { id: 'PX100001' } }),
  reservationCancel: (mock) => mock.call('reservationCancel', { path: { id: 'PX100001' } }),
} as const satisfies Record<string, Call>
