import { DateCriterionType } from '@rota/openapi/provider/enums'
import { describe, expect, it } from 'vitest'
import { hotelSearch, createProviderHarness, type ProviderHarness } from '../../testing/provider-harness.ts'
import { begin, book, findFlights, guests, idOf } from '../../testing/provider-steps.ts'

const DAY = 86_400_000

/** An outbound flight in a non-refundable brand, and a return flight in a refundable one. */
async function bookTrip(mock: ProviderHarness) {
  const { there, back } = await findFlights(mock)
  const inBrand = (flights: typeof there, id: string) =>
    flights.flatMap(({ offers = [] }) => offers).find(({ flightBrandInfo }) => flightBrandInfo?.id === id)
  const offerIds = [idOf(inBrand(there, 'x1-light'), 'X1'), idOf(inBrand(back, 'x1-flex'), 'X1')]
  const begun = await mock.ask('transactionBegin', { offerIds, currency: 'EUR' })
  await mock.ask('reservationInfoSet', guests(begun))
  const { reservationNumber } = await mock.ask('transactionCommit', { transactionId: begun.transactionId })
  const { reservationData } = await mock.ask('reservationView', { reservationNumber })
  return { reservationNumber, services: reservationData.services }
}

describe('cancelling', () => {
  it('is free until the day of the hotel, and then costs everything', async () => {
    const mock = await createProviderHarness()
    const search = hotelSearch({ Products: ['30211'], getOnlyBestOffers: false })
    const { hotels = [] } = await mock.ask('priceSearch', search)
    const offer = hotels[0]?.offers.find(({ isRefundable }) => isRefundable)
    const begun = await mock.ask('transactionBegin', { offerIds: [offer?.offerId ?? ''], currency: 'EUR' })
    await mock.ask('reservationInfoSet', guests(begun))
    const { reservationNumber } = await mock.ask('transactionCommit', { transactionId: begun.transactionId })
    const costs = async (now: number) => {
      mock.world.setClock(now)
      const { cancelPenalties } = await mock.ask('cancellationPenaltyList', { reservationNumber })
      return cancelPenalties
    }
    // Hotel 12 is refundable until seven days before arrival, 14 May.
    const due = Date.parse(offer?.cancellationPolicies?.[0]?.dueDate ?? '')
    expect(new Date(due).toISOString().slice(0, 10)).toBe('2027-05-15')
    expect((await costs(due - DAY)).map(({ price }) => price.amount)).toEqual([0, 0])
    expect((await costs(due)).map(({ price }) => price.amount)).toEqual([offer?.price.amount, offer?.price.amount])
    expect(await costs(Date.UTC(2027, 4, 21, 9))).toMatchObject([{ isCancelable: false }, { isCancelable: false }])
  })

  it('in part leaves the rest, and the rest can be cancelled too', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber, services } = await bookTrip(mock)
    const [out, home] = services
    const { cancelPenalties } = await mock.ask('cancellationPenaltyList', { reservationNumber })
    expect(cancelPenalties[0]?.services?.map(({ priceDetail }) => priceDetail?.penalty?.amount)).toEqual([
      out?.price?.amount,
      0,
    ])
    const part = { reservationNumber, reason: '1', serviceIds: ['2'] }
    expect(await mock.ask('reservationCancel', part)).toEqual({ reservationStatus: 1 })
    const left = await mock.ask('reservationView', { reservationNumber })
    expect(left).toMatchObject({ status: 9, reservationData: { reservationInfo: { totalPrice: out?.price } } })
    expect(await mock.refusal('reservationCancel', part)).toBe('ServiceNotFound')
    expect(await mock.ask('reservationCancel', { reservationNumber, reason: '1' })).toEqual({ reservationStatus: 3 })
    expect((await mock.ask('reservationView', { reservationNumber })).status).toBe(10)
    expect(home?.isRefundable).toBe(true)
  })

  it('refuses a reason that the provider has not listed', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock)
    expect(await mock.refusal('reservationCancel', { reservationNumber, reason: '99' })).toBe('InvalidParameter')
  })
})

describe('fare rules', () => {
  it('are those of the brand, for segments that are flown', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber, services } = await bookTrip(mock)
    const [segment] = services[0]?.serviceDetails?.flightInfo?.segments ?? []
    const ask = { reservationNumber, serviceId: '1', segment: { id: String(segment?.id) } }
    const { rules } = await mock.ask('fareRuleList', ask)
    expect(rules.map(({ name }) => name)).toContain('Refund')
    expect(await mock.refusal('fareRuleList', { ...ask, segment: { id: 'none' } })).toBe('ServiceNotFound')
  })
})

describe('the list', () => {
  it('says when a booking was made in the same local time as the booking itself', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock)
    const { reservationData } = await mock.ask('reservationView', { reservationNumber })
    const { createDate } = reservationData.reservationInfo
    expect(createDate).toMatch(/T\d\d:\d\d:\d\d$/)
    const { reservations } = await mock.ask('reservationList', {})
    expect(reservations).toMatchObject([{ registerDate: createDate, createDate }])
  })

  it('finds a reservation that was never changed by the day of its booking, not of the day its transaction began', async () => {
    const mock = await createProviderHarness()
    // Five to midnight in Istanbul, so that the commit is a day later than the begin.
    mock.world.setClock(Date.UTC(2027, 2, 1, 20, 55))
    const begun = await begin(mock)
    await mock.ask('reservationInfoSet', guests(begun))
    mock.world.setClock(Date.UTC(2027, 2, 1, 21, 5))
    await mock.ask('transactionCommit', { transactionId: begun.transactionId })
    const count = async (day: string) => {
      const changed = { type: DateCriterionType.ChangeDate, from: day, to: day }
      return (await mock.ask('reservationList', { dateCriterias: [changed] })).totalCount
    }
    expect([await count('2027-03-01'), await count('2027-03-02')]).toEqual([0, 1])
  })

  it('has the latest first, in pages, and can be filtered', async () => {
    const mock = await createProviderHarness()
    const first = await book(mock)
    const trip = await bookTrip(mock)
    const third = await book(mock, { checkIn: '2027-06-21' })
    await mock.ask('reservationCancel', { reservationNumber: first.reservationNumber, reason: '1' })
    const numbers = async (body: object) => {
      const { reservations } = await mock.ask('reservationList', body)
      return reservations.map(({ reservationNumber }) => reservationNumber)
    }
    expect(await numbers({})).toEqual([third.reservationNumber, trip.reservationNumber, first.reservationNumber])
    expect(await numbers({ minIndexNumber: 2, maxIndexNumber: 2 })).toEqual([trip.reservationNumber])
    expect(await numbers({ limit: 1 })).toEqual([third.reservationNumber])
    expect(await numbers({ reservationStatus: 0 })).toEqual([third.reservationNumber, trip.reservationNumber])
    const june = { type: 0, from: '2027-06-01', to: '2027-06-30' }
    expect(await numbers({ dateCriterias: [june] })).toEqual([third.reservationNumber])
    const today = { type: 1, from: '2027-03-01', to: '2027-03-01' }
    expect(await numbers({ dateCriterias: [today, june] })).toEqual([third.reservationNumber])
    expect(await mock.ask('reservationList', { pageRowCount: 2 })).toMatchObject({
      totalCount: 3,
      minIndexNumber: 1,
      maxIndexNumber: 2,
      reservations: [
        { rowNumber: 1, serviceTypes: 'HOTEL' },
        { rowNumber: 2, serviceTypes: 'FLIGHT', pnrNo: expect.stringMatching(/^\w{6}$/) },
      ],
    })
  })
})
