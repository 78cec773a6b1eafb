import { describe, expect, it } from 'vitest'
import { createProviderHarness, type ProviderHarness } from '../../testing/provider-harness.ts'
import { findFlights, idOf } from '../../testing/provider-steps.ts'
import { ROUTES } from '../../world/seed/flights/routes.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'

type Offer = Wire<'FlightOffer'>

const offersOf = (flights: readonly Wire<'FlightResult'>[]): Offer[] => flights.flatMap(({ offers = [] }) => offers)
const cents = (offers: readonly Offer[]) => offers.map(({ price }) => Math.round(price.amount * 100))
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

interface Pair {
  readonly offers: readonly Offer[]
  readonly offerIds: string[]
}

/** All pairs of outbound and return offers that are sold together: they share a group key (decision 17.3). */
function pairs(
  there: readonly Wire<'FlightResult'>[],
  back: readonly Wire<'FlightResult'>[],
  isPackage: boolean,
): Pair[] {
  return offersOf(there)
    .filter(({ isPackageOffer }) => isPackageOffer === isPackage)
    .flatMap((out) =>
      offersOf(back).flatMap((home) => {
        const key = out.groupKeys?.find((shared) => home.groupKeys?.includes(shared))
        return key === undefined ? [] : [{ offers: [out, home], offerIds: [idOf(out, key), idOf(home, key)] }]
      }),
    )
}

function first([pair]: readonly Pair[]): Pair {
  if (pair === undefined) throw new Error('nothing fits together')
  return pair
}

const due = ({ reservationInfo }: Wire<'ReservationData'>) =>
  Math.round((reservationInfo.priceToPay?.amount ?? 0) * 100)

const begin = ({ ask }: ProviderHarness, offerIds: string[]) => ask('transactionBegin', { offerIds, currency: 'EUR' })

const back = '2027-05-26'
const trips = [
  ['one way', { serviceTypes: ['1'], supportedFlightReponseListTypes: [] }],
  ['round trip, grouped', { serviceTypes: ['2'], supportedFlightReponseListTypes: [3] }],
  ['round trip, legacy', { serviceTypes: ['2'], supportedFlightReponseListTypes: [] }],
] as const

describe('a flight search', () => {
  it('one way carries flat offer ids in the present shape', async () => {
    const { flights } = await findFlights(await createProviderHarness(), {
      serviceTypes: ['1'],
      supportedFlightReponseListTypes: [],
    })
    expect(flights.length).toBeGreaterThan(1)
    for (const offer of offersOf(flights))
      expect(offer).toMatchObject({ offerId: expect.stringMatching(/^13\$3\$0~/), route: 0 })
    for (const { items } of flights) expect(items).toMatchObject([{ route: 1 }])
  })

  it('round trip with list type 3 has one result for each leg and ids under group keys', async () => {
    const { there, back: home, flights } = await findFlights(await createProviderHarness())
    expect([there.length, home.length]).not.toContain(0)
    expect(there.length + home.length).toBe(flights.length)
    for (const offer of offersOf(flights)) {
      expect(offer.offerId).toBeUndefined()
      expect(offer.offerIds?.map(({ groupKey }) => groupKey)).toEqual(offer.groupKeys)
    }
    expect(home[0]?.items[0]?.flightDate?.slice(0, 10)).toBe(back)
  })

  it('without list type 3 comes in the legacy shape: at home both legs in one result, abroad one each', async () => {
    const mock = await createProviderHarness()
    const domestic = await findFlights(mock, { supportedFlightReponseListTypes: [2] })
    for (const { offer, offers, items, provider } of domestic.flights) {
      expect(offers).toBeUndefined()
      expect(items.map(({ route }) => route)).toEqual([1, 2])
      expect(offer?.offerId).toMatch(/^3\$3\$/)
      expect(provider).toBe(3)
    }
    const abroad = await findFlights(mock, {
      departureLocations: [{ id: 'BER', type: 5 }],
      supportedFlightReponseListTypes: [2],
    })
    for (const { items } of abroad.flights) expect(items).toHaveLength(1)
    expect([abroad.there.length, abroad.back.length]).not.toContain(0)
  })

  it('multi city numbers its legs, all of route 1', async () => {
    const { flights } = await findFlights(await createProviderHarness(), {
      serviceTypes: ['3'],
      checkIns: ['2027-05-21', back],
      departureLocations: [
        { id: 'SAW', type: 5 },
        { id: 'AYT', type: 5 },
      ],
      arrivalLocations: [
        { id: 'AYT', type: 5 },
        { id: 'BER', type: 5 },
      ],
    })
    const legs = flights.flatMap(({ items }) => items.map(({ route, segmentNumber }) => `${route}/${segmentNumber}`))
    expect(new Set(legs)).toEqual(new Set(['1/1', '1/2']))
  })

  it('of a city finds all its airports', async () => {
    const { there } = await findFlights(await createProviderHarness(), { departureLocations: [{ id: 'IST', type: 2 }] })
    const from = there.map(({ items }) => items[0]?.departure?.airport?.code)
    expect(new Set(from)).toEqual(new Set(['IST', 'SAW']))
  })

  it.each(trips)('%s: what passengers pay adds up to the price', async (_trip, over) => {
    const passengers = [
      { type: 1, count: 2 },
      { type: 2, count: 1 },
      { type: 3, count: 1 },
    ] as const
    const mock = await createProviderHarness()
    const { flights } = await findFlights(mock, {
      passengers: [...passengers],
      serviceTypes: [...over.serviceTypes],
      supportedFlightReponseListTypes: [...over.supportedFlightReponseListTypes],
    })
    const all = flights.flatMap(({ offers = [], offer }) => [...offers, ...(offer ? [offer] : [])])
    expect(all.length).toBeGreaterThan(0)
    for (const { price, priceBreakDown } of all) {
      const items = priceBreakDown?.items ?? []
      expect(items.map(({ passengerCount }) => passengerCount)).toEqual([2, 1, 1])
      expect(sum(items.map((item) => Math.round((item.price?.amount ?? 0) * 100)))).toBe(Math.round(price.amount * 100))
    }
  })

  it('shows only what was asked for: no stops, baggage, the best', async () => {
    const mock = await createProviderHarness()
    const far = {
      serviceTypes: ['1' as const],
      departureLocations: [{ id: 'BER', type: 5 as const }],
      arrivalLocations: [{ id: 'TZX', type: 5 as const }],
    }
    const { there: via } = await findFlights(mock, far)
    expect(new Set(via.map(({ items }) => items[0]?.stopCount))).toEqual(new Set([1]))
    expect((await findFlights(mock, { ...far, showOnlyNonStopFlight: true })).flights).toEqual([])
    const checked = async (over: object) => {
      const { there } = await findFlights(mock, over)
      const has = (offer: Offer) => offer.baggageInformations?.some(({ baggageType }) => baggageType === 1)
      return new Set(offersOf(there).map(has))
    }
    const option = (flightBaggageGetOption: 0 | 1 | 2) => ({
      additionalParameters: { getOptionsParameters: { flightBaggageGetOption } },
    })
    expect(await checked(option(0))).toEqual(new Set([false, true]))
    expect(await checked(option(1))).toEqual(new Set([true]))
    expect(await checked(option(2))).toEqual(new Set([false]))
    const { flights } = await findFlights(mock, { getOnlyBestOffers: true })
    expect(new Set(flights.map(({ offers }) => offers?.length))).toEqual(new Set([1]))
  })

  it('finds something on every route, both ways, and keeps the contract', async () => {
    const mock = await createProviderHarness()
    for (const { between } of ROUTES) {
      const [from, to] = between
      const { there, back: home } = await findFlights(mock, {
        departureLocations: [{ id: from, type: 5 }],
        arrivalLocations: [{ id: to, type: 5 }],
      })
      expect([there.length, home.length], `${from} to ${to}`).not.toContain(0)
    }
  })

  it('finds nothing in a sold-out market and nothing that has departed', async () => {
    const mock = await createProviderHarness()
    expect((await findFlights(mock, { checkIn: '2027-02-20', serviceTypes: ['1'] })).flights).toEqual([])
    mock.world.setScenario('sold-out')
    expect((await findFlights(mock)).flights).toEqual([])
  })
})

describe('a round trip that is booked', () => {
  it('costs the sum of both offers', async () => {
    const mock = await createProviderHarness()
    const { there, back: home } = await findFlights(mock)
    const { offers, offerIds } = first(pairs(there, home, false))
    const { reservationData } = await begin(mock, offerIds)
    expect(reservationData.services.map(({ productType }) => productType)).toEqual([3, 3])
    expect(due(reservationData)).toBe(sum(cents(offers)))
    expect(reservationData.reservationInfo.additionalFields?.priceChanged).toBe('0')
  })

  it('of package offers costs the higher of the two', async () => {
    const mock = await createProviderHarness()
    const { there, back: home } = await findFlights(mock, { departureLocations: [{ id: 'FRA', type: 5 }] })
    const { offers, offerIds } = first(pairs(there, home, true))
    const { reservationData } = await begin(mock, offerIds)
    expect(due(reservationData)).toBe(Math.max(...cents(offers)))
    expect(reservationData.reservationInfo.additionalFields?.priceChanged).toBe('0')
    expect(reservationData.services.map(({ bundle }) => bundle)).toEqual([true, true])
  })

  it('is refused when the keys of its offers differ', async () => {
    const mock = await createProviderHarness()
    const { there, back: home } = await findFlights(mock)
    const [out] = offersOf(there).filter(({ groupKeys }) => groupKeys?.join() === 'X1')
    const [other] = offersOf(home).filter(({ groupKeys }) => !groupKeys?.includes('X1'))
    const offerIds = [idOf(out, 'X1'), idOf(other, other?.groupKeys?.[0])]
    expect(await mock.refusal('transactionBegin', { offerIds, currency: 'EUR' })).toBe('OfferNotAvailable')
  })

  it('pays the fees that were asked for', async () => {
    const mock = await createProviderHarness()
    const { there, back: home } = await findFlights(mock, { calculateFlightFees: true })
    const { offers, offerIds } = first(pairs(there, home, false))
    const fees = offers.map(({ fees: all }) => Math.round((all?.oneWay?.price?.amount ?? 0) * 100))
    expect(fees[0]).toBeGreaterThan(0)
    const { reservationData } = await begin(mock, offerIds)
    expect(due(reservationData)).toBe(sum(cents(offers)) + sum(fees))
  })

  it('in the legacy shape is bought by its one offer', async () => {
    const mock = await createProviderHarness()
    const { flights } = await findFlights(mock, { supportedFlightReponseListTypes: [2] })
    const offer = flights[0]?.offer
    const { reservationData } = await begin(mock, [offer?.offerId ?? ''])
    expect(reservationData.services).toHaveLength(2)
    expect(reservationData.reservationInfo.priceToPay).toEqual(offer?.price)
  })

  it('can be taken in another brand', async () => {
    const mock = await createProviderHarness()
    const { searchId, there } = await findFlights(mock, { serviceTypes: ['1'] })
    const chosen = idOf(offersOf(there)[0])
    const body = { searchId, offerIds: [chosen], currency: 'EUR', culture: 'en-US' }
    const { offers } = await mock.ask('offerList', { productType: 3, ...body })
    const brands = offers.map((offer) => ('flightBrandInfo' in offer ? offer.flightBrandInfo : undefined))
    expect(brands.length).toBeGreaterThan(1)
    expect(brands[1]?.features?.length).toBeGreaterThan(3)
    expect(offers.map(({ offerId }) => offerId)).not.toContain(chosen)
    const { reservationData } = await begin(mock, [offers[1]?.offerId ?? ''])
    expect(reservationData.reservationInfo.priceToPay).toEqual(offers[1]?.price)
    expect(reservationData.services[0]?.serviceDetails?.flightInfo?.flightNo).toBe(there[0]?.items[0]?.flightNo)
  })

  it('is refused for two parties at once', async () => {
    const mock = await createProviderHarness()
    const one = await findFlights(mock, { serviceTypes: ['1'] })
    const two = await findFlights(mock, { serviceTypes: ['1'], passengers: [{ type: 1, count: 2 }] })
    const offerIds = [one, two].map(({ there }) => idOf(offersOf(there)[0]))
    expect(await mock.refusal('transactionBegin', { offerIds, currency: 'EUR' })).toBe('PassengerCountMismatch')
  })
})
