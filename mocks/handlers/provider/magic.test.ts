import { describe, expect, it } from 'vitest'
import { createProviderHarness, type ProviderHarness } from '../../testing/provider-harness.ts'
import { begin, findFlights, findHotel, guests, idOf } from '../../testing/provider-steps.ts'
import { PROVIDER_MAGIC } from '../../scenarios/provider/provider-magic.ts'

const between = (from: string, to: string) => ({
  serviceTypes: ['1' as const],
  departureLocations: [{ id: from, type: 5 as const }],
  arrivalLocations: [{ id: to, type: 5 as const }],
})

const flight = async (mock: ProviderHarness, from: string, to: string) => {
  const { there } = await findFlights(mock, between(from, to))
  const offer = there[0]?.offers?.[0]
  return { offerId: idOf(offer), price: offer?.price }
}
const hotelOf = async (mock: ProviderHarness, id: string) => {
  const { offer } = await findHotel(mock, { Products: [id] })
  return { offerId: offer.offerId, price: offer.price }
}

describe('published values', () => {
  it('say what a caller will see, each once', () => {
    expect(new Set(PROVIDER_MAGIC.map(({ value }) => value)).size).toBe(PROVIDER_MAGIC.length)
    for (const { see } of PROVIDER_MAGIC) expect(see.length).toBeGreaterThan(20)
  })

  it('90404 has offers that have expired', async () => {
    const mock = await createProviderHarness()
    const offerIds = [(await hotelOf(mock, '90404')).offerId]
    expect(await mock.refusal('offerDetailList', { offerIds, currency: 'EUR' })).toBe('OfferExpired')
    expect(await mock.refusal('transactionBegin', { offerIds, currency: 'EUR' })).toBe('OfferExpired')
  })

  it.each([
    ['90409', (mock: ProviderHarness) => hotelOf(mock, '90409')],
    ['ADB to TZX', (mock: ProviderHarness) => flight(mock, 'ADB', 'TZX')],
  ])('%s begins at another price', async (_value, find) => {
    const mock = await createProviderHarness()
    const { offerId, price } = await find(mock)
    const { reservationData } = await mock.ask('transactionBegin', { offerIds: [offerId], currency: 'EUR' })
    const { priceToPay, additionalFields } = reservationData.reservationInfo
    expect((priceToPay?.amount ?? 0) / (price?.amount ?? 1)).toBeCloseTo(1.07, 3)
    expect(additionalFields?.priceChanged).toBe('1')
  })

  it('TZX to ASR has no flights, and the way back has', async () => {
    const mock = await createProviderHarness()
    expect((await findFlights(mock, between('TZX', 'ASR'))).flights).toEqual([])
    expect((await findFlights(mock, between('ASR', 'TZX'))).flights).not.toEqual([])
  })

  it('ESB to DLM errors at its commit, and nothing is booked', async () => {
    const mock = await createProviderHarness()
    const { offerId } = await flight(mock, 'ESB', 'DLM')
    const begun = await mock.ask('transactionBegin', { offerIds: [offerId], currency: 'EUR' })
    await mock.ask('reservationInfoSet', guests(begun))
    expect(await mock.refusal('transactionCommit', { transactionId: begun.transactionId })).toBe('CommitFailed')
    expect((await mock.ask('reservationList', {})).reservations).toEqual([])
  })

  it('UpdateRefused: the travellers are refused, and others are accepted', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    expect(await mock.refusal('reservationInfoSet', guests(begun, { surname: 'UpdateRefused' }))).toBe(
      'InvalidParameter',
    )
    await mock.ask('reservationInfoSet', guests(begun))
  })

  it('ExpiresNow: the transaction has expired, also for other travellers', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    for (const who of [guests(begun, { surname: 'ExpiresNow' }), guests(begun)]) {
      expect(await mock.refusal('reservationInfoSet', who)).toBe('TransactionExpired')
    }
  })

  it('COMMITERROR is refused, and nothing is booked', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    const { transactionId } = begun
    await mock.ask('reservationInfoSet', guests(begun, { surname: 'CommitError' }))
    expect(await mock.refusal('transactionCommit', { transactionId })).toBe('CommitFailed')
    expect(await mock.ask('transactionStatusView', { transactionId })).toMatchObject({ status: 0, processStatus: 2 })
    expect((await mock.ask('reservationList', {})).reservations).toEqual([])
  })

  it('COMMITHANG books and never answers; the booking is found by its own number', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    const { transactionId } = begun
    const sent = { ...guests(begun, { surname: 'CommitHang' }), agencyReservationNumber: 'YK-7' }
    await mock.ask('reservationInfoSet', sent)
    const caller = new AbortController()
    const url = 'http://mocks.test/provider/api/bookingservice/committransaction'
    const headers = { authorization: `Bearer ${mock.token}` }
    const body = JSON.stringify({ transactionId })
    const answer = mock.answer(new Request(url, { method: 'POST', headers, body, signal: caller.signal }))
    const first = await Promise.race([answer, mock.ask('transactionStatusView', { transactionId })])
    expect(first).toMatchObject({ processStatus: expect.any(Number) })
    caller.abort()
    expect((await answer).type).toBe('error')
    const { reservations } = await mock.ask('reservationList', {})
    expect(reservations).toMatchObject([{ agencyReservationNumber: 'YK-7', leaderName: 'Defne COMMITHANG' }])
    expect(await mock.ask('transactionStatusView', { transactionId })).toMatchObject({ status: 1, processStatus: 1 })
  })
})
