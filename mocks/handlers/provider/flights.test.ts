import { describe, expect, it } from 'vitest'
import { providerBench, type ProviderBench } from '../../testing/provider-bench.ts'
import { findFlights, idOf } from '../../testing/provider-steps.ts'
import { AIRPORTS } from '../../world/provider/airports.ts'
import type { Wire } from '../../world/provider/wire.ts'

type Offer = Wire<'FlightOffer'>

const offersOf = (flights: readonly Wire<'FlightResult'>[]): Offer[] => flights.flatMap(({ offers = [] }) => offers)
const cents = (offers: readonly Offer[]) => offers.map(({ price }) => Math.round(price.amount * 100))
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Every outbound and return offer that may be sold together: their group keys intersect (provider facts 2.5.1). */
function pairs(there: readonly Wire<'FlightResult'>[], back: readonly Wire<'FlightResult'>[], isPackage: boolean) {
  return offersOf(there).flatMap((out) =>
    offersOf(back)
      .filter((home) => home.groupKeys?.some((key) => out.groupKeys?.includes(key)))
      .filter(() => out.isPackageOffer === isPackage)
      .map((home) => [out, home]),
  )
}

const begin = ({ ask }: ProviderBench, offerIds: string[]) => ask('transactionBegin', { offerIds, currency: 'EUR' })

const back = '2027-05-26'
const trips = [
  ['one way', { serviceTypes: ['1'], supportedFlightReponseListTypes: [] }],
  ['round trip, grouped', { serviceTypes: ['2'], supportedFlightReponseListTypes: [3] }],
  ['round trip, legacy', { serviceTypes: ['2'], supportedFlightReponseListTypes: [] }],
] as const

describe('a flight search', () => {
  it('one way carries flat offer ids in the present shape', async () => {
    const { flights } = await findFlights(await providerBench(), {
      serviceTypes: ['1'],
      supportedFlightReponseListTypes: [],
    })
    expect(flights.length).toBeGreaterThan(1)
    for (const offer of offersOf(flights))
      expect(offer).toMatchObject({ offerId: expect.stringMatching(/^13\$3\$0~/), route: 0 })
    for (const { items } of flights) expect(items).toMatchObject([{ route: 1 }])
  })

  it('round trip with list type 3 has one result for each leg and ids under group keys', async () => {
    const { there, back: home, flights } = await findFlights(await providerBench())
    expect([there.length, home.length]).not.toContain(0)
    expect(there.length + home.length).toBe(flights.length)
    for (const offer of offersOf(flights)) {
      expect(offer.offerId).toBeUndefined()
      expect(offer.offerIds?.map(({ groupKey }) => groupKey)).toEqual(offer.groupKeys)
    }
    expect(home[0]?.items[0]?.flightDate?.slice(0, 10)).toBe(back)
  })

  it('without list type 3 comes in the legacy shape: at home both legs in one result, abroad one each', async () => {
    const mock = await providerBench()
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
    const { flights } = await findFlights(await providerBench(), {
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
    const { there } = await findFlights(await providerBench(), { departureLocations: [{ id: 'IST', type: 2 }] })
    const from = there.map(({ items }) => items[0]?.departure?.airport?.code)
    expect(new Set(from)).toEqual(new Set(['IST', 'SAW']))
  })

  it.each(trips)('%s: what passengers pay adds up to the price', async (_trip, over) => {
    const passengers = [
      { type: 1, count: 2 },
      { type: 2, count: 1 },
      { type: 3, count: 1 },
    ] as const
    const mock = await providerBench()
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
    const mock = await providerBench()
    const via = await findFlights(mock, { departureLocations: [{ id: 'TZX', type: 5 }], serviceTypes: ['1'] })
    expect(via.there.every(({ items }) => items[0]?.stopCount === 1)).toBe(true)
    const direct = { departureLocations: [{ id: 'TZX', type: 5 as const }], showOnlyNonStopFlight: true }
    expect((await findFlights(mock, direct)).flights).toEqual([])
    const option = (flightBaggageGetOption: 0 | 1 | 2) => ({
      additionalParameters: { getOptionsParameters: { flightBaggageGetOption } },
    })
    const brands = async (over: object) => {
      const { there } = await findFlights(mock, over)
      return [...new Set(offersOf(there).map(({ flightBrandInfo }) => flightBrandInfo?.id))]
    }
    expect(await brands(option(0))).toEqual(['LT', 'CL', 'FX'])
    expect(await brands(option(1))).toEqual(['CL', 'FX'])
    expect(await brands(option(2))).toEqual(['LT'])
    expect(await brands({ getOnlyBestOffers: true })).toEqual(['LT'])
  })

  it('finds something between all airports of other cities, and keeps the contract', async () => {
    const mock = await providerBench()
    const search = (from: string, to: string) =>
      findFlights(mock, {
        departureLocations: [{ id: from, type: 5 }],
        arrivalLocations: [{ id: to, type: 5 }],
      })
    for (const from of AIRPORTS) {
      for (const to of AIRPORTS.filter(({ city }) => city !== from.city)) {
        const { there, back: home } = await search(from.code, to.code)
        expect(there.length, `${from.code} to ${to.code}`).toBeGreaterThan(0)
        expect(home.length, `${to.code} to ${from.code}`).toBeGreaterThan(0)
      }
    }
    expect((await search('IST', 'SAW')).flights).toEqual([])
  })
})

describe('a round trip that is booked', () => {
  it('costs the sum of both offers', async () => {
    const mock = await providerBench()
    const { there, back: home } = await findFlights(mock)
    const pair = pairs(there, home, false)[0] ?? []
    const { reservationData } = await begin(mock, pair.map(idOf))
    expect(reservationData.services.map(({ productType }) => productType)).toEqual([3, 3])
    expect(Math.round((reservationData.reservationInfo.priceToPay?.amount ?? 0) * 100)).toBe(sum(cents(pair)))
    expect(reservationData.reservationInfo.additionalFields?.priceChanged).toBe('0')
  })

  it('of package offers costs the higher of the two', async () => {
    const mock = await providerBench()
    const dates = ['2027-05-21', '2027-05-22', '2027-05-23', '2027-05-24', '2027-05-25']
    const found = await Promise.all(
      ['AYT', 'ADB', 'ESB', 'DLM', 'BJV'].flatMap((id) =>
        dates.map((checkIn) => findFlights(mock, { checkIn, arrivalLocations: [{ id, type: 5 }] })),
      ),
    )
    const pair = found.flatMap(({ there, back: home }) => pairs(there, home, true))[0] ?? []
    expect(pair).toHaveLength(2)
    const { reservationData } = await begin(mock, pair.map(idOf))
    expect(Math.round((reservationData.reservationInfo.priceToPay?.amount ?? 0) * 100)).toBe(Math.max(...cents(pair)))
    expect(reservationData.reservationInfo.additionalFields?.priceChanged).toBe('0')
  })

  it('pays the fees that were asked for', async () => {
    const mock = await providerBench()
    const { there, back: home } = await findFlights(mock, { calculateFlightFees: true })
    const pair = pairs(there, home, false)[0] ?? []
    const fees = pair.map(({ fees: all }) => Math.round((all?.oneWay?.price?.amount ?? 0) * 100))
    expect(fees[0]).toBeGreaterThan(0)
    const { reservationData } = await begin(mock, pair.map(idOf))
    const due = Math.round((reservationData.reservationInfo.priceToPay?.amount ?? 0) * 100)
    expect(due).toBe(sum(cents(pair)) + sum(fees))
  })

  it('in the legacy shape is bought by its one offer', async () => {
    const mock = await providerBench()
    const { flights } = await findFlights(mock, { supportedFlightReponseListTypes: [2] })
    const offer = flights[0]?.offer
    const { reservationData } = await begin(mock, [offer?.offerId ?? ''])
    expect(reservationData.services).toHaveLength(2)
    expect(reservationData.reservationInfo.priceToPay).toEqual(offer?.price)
  })

  it('can be taken in another brand', async () => {
    const mock = await providerBench()
    const { searchId, there } = await findFlights(mock, { serviceTypes: ['1'] })
    const chosen = idOf(offersOf(there)[0])
    const body = { searchId, offerIds: [chosen], currency: 'EUR', culture: 'en-US' }
    const { offers } = await mock.ask('offerList', { productType: 3, ...body })
    const brands = offers.map((offer) => ('flightBrandInfo' in offer ? offer.flightBrandInfo : undefined))
    expect(brands).toMatchObject([{ id: 'LT' }, { id: 'CL' }, { id: 'FX', features: expect.any(Array) }])
    expect(offers.map(({ offerId }) => offerId)).not.toContain(chosen)
    const { reservationData } = await begin(mock, [offers[2]?.offerId ?? ''])
    expect(reservationData.reservationInfo.priceToPay).toEqual(offers[2]?.price)
    expect(reservationData.services[0]?.serviceDetails?.flightInfo?.flightNo).toBe(there[0]?.items[0]?.flightNo)
  })

  it('is refused for two parties at once', async () => {
    const mock = await providerBench()
    const one = await findFlights(mock, { serviceTypes: ['1'] })
    const two = await findFlights(mock, { serviceTypes: ['1'], passengers: [{ type: 1, count: 2 }] })
    const offerIds = [one, two].map(({ there }) => idOf(offersOf(there)[0]))
    expect(await mock.refusal('transactionBegin', { offerIds, currency: 'EUR' })).toBe('PassengerCountMismatch')
  })
})
