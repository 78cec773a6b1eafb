import { describe, expect, test } from 'vitest'
import { flightsRequest } from './flight-search.ts'

const ONE_WAY = {
  type: 1,
  origin: { id: 'IST', type: 1 },
  destination: { id: 'AYT', type: 3 },
  departure: 20270521,
  adult: 1,
} as const

describe('flightsRequest', () => {
  test('one way: no return, no group keys, city as 2 and airport as 5 (decision 18.2)', () => {
    expect(flightsRequest({ query: ONE_WAY })).toEqual({
      productType: 3,
      serviceTypes: ['1'],
      checkIn: '2027-05-21',
      departureLocations: [{ id: 'IST', type: 2 }],
      arrivalLocations: [{ id: 'AYT', type: 5 }],
      passengers: [{ type: 1, count: 1 }],
      acceptPendingProviders: false,
      forceFlightBundlePackage: false,
      disablePackageOfferTotalPrice: true,
      currency: 'TRY',
      culture: 'tr-TR',
    })
  })

  test('the return date of a one-way search is not sent (decision 17.2)', () => {
    expect(flightsRequest({ query: { ...ONE_WAY, return: 20270526 } })).not.toHaveProperty('night')
  })

  test.each([
    [20270526, 5],
    [20270521, 0],
    [20270601, 11],
  ])('round trip until %i: %i nights and grouped legs', (back, night) => {
    expect(flightsRequest({ query: { ...ONE_WAY, type: 2, return: back } })).toMatchObject({
      serviceTypes: ['2'],
      night,
      supportedFlightReponseListTypes: [3],
    })
  })

  test.each<[object, [number, number][]]>([
    [{ adult: 2 }, [[1, 2]]],
    [
      { adult: 1, child: 2, infant: 1 },
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
    ],
    [{ adult: undefined, student: 2 }, [[5, 2]]],
    [
      { adult: 1, young: 1, senior: 3 },
      [
        [1, 1],
        [6, 1],
        [4, 3],
      ],
    ],
    [{ adult: 1, child: 0 }, [[1, 1]]],
  ])('passengers %j: counts above 0 only (decision 17.2), nobody is added (decision 17.1)', (counts, expected) => {
    const { passengers } = flightsRequest({ query: { ...ONE_WAY, ...counts } }) as {
      passengers: { type: number; count: number }[]
    }
    expect(passengers.map(({ type, count }) => [type, count])).toEqual(expected)
  })

  test('baggage', () => {
    expect(flightsRequest({ query: { ...ONE_WAY, baggage: 1 } })).toMatchObject({
      additionalParameters: { getOptionsParameters: { flightBaggageGetOption: 1 } },
    })
  })
})
