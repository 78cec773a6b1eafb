import { describe, expect, it } from 'vitest'
import { MAGIC_ROUTES } from '../../../scenarios/routes.ts'
import { createMockHarness, NOW } from '../../../testing/harness.ts'
import { FLIGHT, flightsOf, ROUND } from '../../../testing/paximum.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { centsOf, share } from '../../../world/basics/money.ts'

type Flight = Schema<'Flight'>
const MINUTE = 60_000
const offersOf = (flights: readonly Flight[]) => flights.flatMap(({ offers }) => offers)
const routeOf = ({ legs }: Flight) => legs[0]?.route

describe('flightPlaceList', () => {
  it.each([
    ['ist', ['1 IST', '3 IST', '3 SAW']],
    ['İstanbul', ['1 IST', '3 IST', '3 SAW']],
    ['saw', ['3 SAW']],
    ['londra', ['1 LON', '3 LHR']],
    ['كولون', []],
    ['ميونخ', ['1 MUC', '3 MUC']],
    ['düsseld', ['1 DUS', '3 DUS']],
  ])('%s means %j', async (term, expected) => {
    const mock = await createMockHarness()
    const { body } = await mock.call<{ records: Schema<'FlightPlace'>[] }>('flightPlaceList', { query: { term } })
    expect(body.records.map(({ type, id }) => `${type} ${id}`)).toEqual(expected)
  })
})

describe('flightPrice', () => {
  it('offers every flight of a city in several brands, each with baggage and services of all groups', async () => {
    const flights = await flightsOf(await createMockHarness())
    expect(flights.length).toBeGreaterThan(8)
    expect(new Set(flights.map(({ legs }) => legs[0]?.departure.airport.id))).toEqual(new Set(['IST', 'SAW']))
    for (const { offers } of flights) {
      for (const { brand, baggage, offerId, offerIds, groupKeys } of offers) {
        expect(brand.services.map(({ group }) => group)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
        expect(baggage.length).toBeGreaterThan(0)
        expect([typeof offerId, offerIds, groupKeys]).toEqual(['string', [], []])
      }
    }
    expect(new Set(offersOf(flights).map(({ cabin }) => cabin))).toEqual(new Set([0, 1, 2]))
  })

  it('expires twenty to thirty minutes later by its own clock', async () => {
    const mock = await createMockHarness()
    const expiries = offersOf(await flightsOf(mock)).map(({ expiresOn }) => (Date.parse(expiresOn) - NOW) / MINUTE)
    expect(Math.min(...expiries)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...expiries)).toBeLessThanOrEqual(30)
    expect(new Set(expiries).size).toBeGreaterThan(1)
  })

  it('adds up: a party costs the sum of its kinds, taxes contained', async () => {
    const query = { ...FLIGHT, adult: 2, child: 1, infant: 1, student: 1 }
    for (const { price, passengerPrices } of offersOf(await flightsOf(await createMockHarness(), query))) {
      const sum = passengerPrices.reduce((total, part) => total + centsOf(part.price.value), 0)
      expect(sum).toBe(centsOf(price.value))
      expect(passengerPrices.map(({ passengerType, passengerCount }) => [passengerType, passengerCount])).toEqual([
        [1, 2],
        [2, 1],
        [3, 1],
        [5, 1],
      ])
      for (const { price: part, airportTax } of passengerPrices) {
        expect(airportTax?.value ?? 0).toBeLessThanOrEqual(part.value)
      }
    }
  })

  it('holds the markup that the gateway sends, on every part', async () => {
    const mock = await createMockHarness()
    const plain = offersOf(await flightsOf(mock))
    const marked = offersOf(await flightsOf(mock, FLIGHT, 7.5))
    expect(marked.map(({ price }) => centsOf(price.value))).toEqual(
      plain.map(({ price }) => share(centsOf(price.value), 1075)),
    )
  })

  it('costs more in August, shortly before departure, and in the scenario for raised prices', async () => {
    const mock = await createMockHarness()
    const cheapest = async (query: object) =>
      Math.min(...offersOf(await flightsOf(mock, query)).map(({ price }) => price.value))
    const may = await cheapest(FLIGHT)
    expect(await cheapest({ ...FLIGHT, departure: 20270820 })).toBeGreaterThan(may)
    expect(await cheapest({ ...FLIGHT, departure: 20270302 })).toBeGreaterThan(
      await cheapest({ ...FLIGHT, departure: 20270420 }),
    )
    mock.world.setScenario('price-changed')
    expect(await cheapest(FLIGHT)).toBeGreaterThan(may)
  })

  it.each([
    [0, (kilograms: number[]) => kilograms.includes(0) && kilograms.length > 1],
    [1, (kilograms: number[]) => !kilograms.includes(0)],
    [2, (kilograms: number[]) => kilograms.every((weight) => weight === 0)],
  ])('baggage filter %i', async (baggage, holds) => {
    const offers = offersOf(await flightsOf(await createMockHarness(), { ...FLIGHT, baggage }))
    const checked = offers.map((offer) => offer.baggage.find(({ type }) => type === 1)?.weight ?? 0)
    expect(holds([...new Set(checked)])).toBe(true)
  })

  it('pairs both ways of a round trip by keys, and sells charters as a package', async () => {
    const flights = await flightsOf(await createMockHarness(), {
      ...ROUND,
      origin: { id: 'AYT', type: 3 },
      destination: { id: 'FRA', type: 3 },
    })
    expect(new Set(flights.map(routeOf))).toEqual(new Set([1, 2]))
    for (const { groupKeys, offerIds, offerId } of offersOf(flights)) {
      expect(groupKeys.length).toBeGreaterThan(0)
      expect(offerIds.map(({ groupKey }) => groupKey)).toEqual(groupKeys)
      expect(offerId).toBeUndefined()
    }
    const charters = flights.filter(({ legs }) => legs[0]?.flightType === 2)
    expect(new Set(charters.map(routeOf))).toEqual(new Set([1, 2]))
    for (const flight of flights) {
      expect(new Set(flight.offers.map(({ isPackageOffer }) => isPackageOffer))).toEqual(
        new Set([charters.includes(flight)]),
      )
    }
    const keysOf = (route: number) =>
      new Set(offersOf(flights.filter((flight) => routeOf(flight) === route)).flatMap(({ groupKeys }) => groupKeys))
    const [there, back] = [keysOf(1), keysOf(2)]
    expect([...there].filter((key) => back.has(key))).toEqual(expect.arrayContaining(['X1', 'X4', '-']))
  })

  it.each([
    ['a magic route without flights', { origin: { id: 'TZX', type: 3 }, destination: { id: 'ASR', type: 3 } }],
    ['places that nobody flies between', { origin: { id: 'BER', type: 1 }, destination: { id: 'MUC', type: 1 } }],
    ['a code that is no airport', { origin: { id: 'LON', type: 3 } }],
    ['a day that has passed', { departure: 20270228 }],
  ])('returns an empty list for %s', async (_case, over) => {
    expect(await flightsOf(await createMockHarness(), { ...FLIGHT, ...over })).toEqual([])
  })

  it('offers a route in one direction whose other direction has no flights', async () => {
    const back = { origin: { id: 'ASR', type: 3 }, destination: { id: 'TZX', type: 3 } }
    const out = { ...FLIGHT, ...back }
    expect((await flightsOf(await createMockHarness(), out)).length).toBeGreaterThan(0)
    expect(await flightsOf(await createMockHarness(), { ...out, type: 2, return: 20270526 })).toEqual([])
  })

  it('publishes its magic routes with what a tester will see', () => {
    expect(new Set(MAGIC_ROUTES.map(({ effect }) => effect)).size).toBe(3)
    expect(MAGIC_ROUTES.filter(({ see }) => see === '')).toEqual([])
  })
})
