import { describe, expect, test } from 'vitest'
import { providerExample } from '../../../testing/provider.ts'
import type { Wire } from '../../../ports/provider.ts'
import { toFlights, noFlights } from './flights.ts'
import { CONVERSION } from '../testing/conversion.ts'

const ROUND_TRIP = { ...CONVERSION, isRoundTrip: true }
const example = (name: string) => providerExample('priceSearch', name) as unknown as Wire['PriceSearchBody']

/** The first flight of an example. */
function flightIn(name: string): Wire['FlightResult'] {
  const [flight] = example(name).flights ?? []
  if (flight === undefined) throw new Error(`${name} has no flight`)
  return flight
}

const flightOf = (flight: Wire['FlightResult'], conversion = ROUND_TRIP) =>
  toFlights({ searchId: 's', expiresOn: '2027-05-02T12:44:07.497599Z', flights: [flight] }, conversion).flights[0]

const offerIn = (change: object) => {
  const flight = flightIn('flights')
  return flightOf({ ...flight, offers: [{ ...flight.offers?.[0], ...change } as Wire['FlightOffer']] })?.offers[0]
}

describe('the current shape', () => {
  test('the example of the contract', () => {
    const found = toFlights(example('flights'), { ...ROUND_TRIP, markup: 10 })
    expect(found).toMatchObject({
      searchId: '3f6f1d0c-8a57-4c0e-b2a9-71d5c8e4f902',
      expiresOn: '2027-05-02T12:44:07.497Z',
      flights: [
        {
          id: 'XY204',
          legs: [{ flightNo: 'XY204', route: 1, duration: 70, dayChange: 0, stopCount: 0, flightType: 1 }],
          offers: [
            {
              offerIds: [{ groupKey: '-', offerId: '13$3$0~T3V0Ym91bmQ' }],
              groupKeys: ['-'],
              isPackageOffer: false,
              cabin: 1,
              bookingClass: 'V',
              brand: { id: 'EF', name: 'EcoFly', services: [] },
              baggage: [{ type: 1, unit: 0, weight: 15, piece: 0, passengerType: 1 }],
              price: { value: 68.64, currency: 'eur' },
              passengerPrices: [
                {
                  passengerType: 1,
                  passengerCount: 1,
                  price: { value: 68.64, currency: 'eur' },
                  airportTax: { value: 13.09, currency: 'eur' },
                },
              ],
              reservableInfo: { reservable: false },
              expiresOn: '2027-05-02T12:44:07.497Z',
            },
          ],
        },
      ],
    })
  })

  test.each<[string, object, { offerId?: string; offerIds: object[]; groupKeys: string[] }]>([
    [
      'one way: a flat id',
      { offerIds: undefined, groupKeys: undefined, offerId: 'a' },
      { offerId: 'a', offerIds: [], groupKeys: [] },
    ],
    [
      'a flat id under the keys of its offer',
      { offerIds: undefined, groupKeys: ['-', 'k'], offerId: 'a' },
      {
        offerId: 'a',
        offerIds: [
          { groupKey: '-', offerId: 'a' },
          { groupKey: 'k', offerId: 'a' },
        ],
        groupKeys: ['-', 'k'],
      },
    ],
    [
      'an id for each key',
      {
        offerIds: [
          { groupKey: 'k', offerId: 'a', provider: {} },
          { groupKey: 'l', offerId: 'b' },
        ],
        groupKeys: undefined,
      },
      {
        offerIds: [
          { groupKey: 'k', offerId: 'a' },
          { groupKey: 'l', offerId: 'b' },
        ],
        groupKeys: ['k', 'l'],
      },
    ],
  ])('pairing: %s', (_name, change, expected) => {
    const { offerId, offerIds, groupKeys } = offerIn(change) ?? { offerIds: [], groupKeys: [] }
    expect({ ...(offerId === undefined ? {} : { offerId }), offerIds, groupKeys }).toEqual(expected)
  })

  test.each<[string, object]>([
    ['a price in another currency', { price: { amount: 1, currency: 'CHF' } }],
    ['no id', { offerId: undefined, offerIds: [] }],
    ['an id that is too long', { offerId: 'x'.repeat(2001), offerIds: undefined }],
  ])('F6: an offer with %s is left out', (_name, change) => {
    expect(offerIn(change)).toBeUndefined()
  })

  test.each<[string, object, object]>([
    ['a few seats are worth conversion', { seatInfo: { availableSeatCount: 3 } }, { seatsLeft: 3 }],
    [
      'a hold until a day',
      { reservableInfo: { reservable: true, optionDate: '2027-05-03T10:00:00Z' } },
      { reservableInfo: { reservable: true, optionDate: '2027-05-03T10:00:00.000Z' } },
    ],
    ['a package', { isPackageOffer: true }, { isPackageOffer: true }],
    [
      'no brand: the name of the class',
      { flightBrandInfo: undefined },
      { brand: { id: 'Economy', name: 'Economy', services: [] } },
    ],
    [
      'a brand and what it holds; unknown kinds say nothing',
      {
        flightBrandInfo: {
          id: 'XF',
          name: 'ExtraFly',
          features: [
            { commercialName: '20 kg', serviceGroup: 1, pricingType: 0, explanations: [{ text: 'One piece' }] },
            { commercialName: 'New', serviceGroup: 8, pricingType: 0 },
            { commercialName: 'New', serviceGroup: 1, pricingType: 3 },
            { serviceGroup: 1, pricingType: 0 },
          ],
        },
      },
      {
        brand: {
          id: 'XF',
          name: 'ExtraFly',
          services: [{ group: 1, fee: 0, name: '20 kg', explanation: 'One piece' }],
        },
      },
    ],
    [
      'baggage and shares of Medical 9 and unknown kinds say nothing',
      {
        baggageInformations: [
          { baggageType: 1, unitType: 2, piece: 1, passengerType: 9 },
          { baggageType: 2, unitType: 7, passengerType: 1 },
        ],
        priceBreakDown: { items: [{ passengerType: 9, passengerCount: 1, price: { amount: 1, currency: 'EUR' } }] },
      },
      { baggage: [], passengerPrices: [] },
    ],
  ])('%s', (_name, change, expected) => {
    expect(offerIn(change)).toMatchObject(expected)
  })
})

test('9 seats are all there are', () => {
  expect(offerIn({ seatInfo: { availableSeatCount: 9 } })).not.toHaveProperty('seatsLeft')
})

describe('the legacy shape (decision 17.3)', () => {
  test.each<[string, boolean, number, string[]]>([
    ['legs of a round trip are paired one by one', true, 1, ['one-by-one']],
    ['a bundle of both legs is sold alone', true, 2, []],
    ['one way', false, 1, []],
  ])('%s', (_name, isRoundTrip, legs, groupKeys) => {
    const flight = flightIn('legacyFlights')
    const items = Array.from({ length: legs }, () => flight.items).flat()
    const found = flightOf({ ...flight, items }, { ...CONVERSION, isRoundTrip })
    expect(found?.offers).toHaveLength(1)
    expect(found?.offers[0]).toMatchObject({
      offerId: '3$3$6e1f0c2d-4b8a-4d57-9e31-7a5c2f8b0d46',
      groupKeys,
      price: { value: 80.41, currency: 'eur' },
      brand: { name: 'EcoFly', services: [{ group: 1, fee: 0, name: '15 kg baggage' }] },
      expiresOn: '2027-05-02T12:44:07.497Z',
    })
  })

  test('takes the baggage from the legs', () => {
    const flight = flightIn('legacyFlights')
    const bag = { baggageType: 1, unitType: 0, weight: 15, passengerType: 1 }
    const [item] = flight.items
    expect(flightOf({ ...flight, items: [{ ...item, baggageInformations: [bag] }] })?.offers[0]?.baggage).toEqual([
      { type: 1, unit: 0, weight: 15, passengerType: 1 },
    ])
  })
})

describe('F6: a flight is left out', () => {
  test.each<[string, Partial<Wire['FlightResult']>]>([
    ['without offers', { offers: [] }],
    ['without legs', { items: [] }],
    ['with a leg that cannot be told', { items: [...flightIn('flights').items, {}] }],
    ['without an id', { id: '' }],
  ])('%s', (_name, change) => {
    expect(flightOf({ ...flightIn('flights'), ...change })).toBeUndefined()
  })
})

test('the search expires when its first offer expires', () => {
  const flight = flightIn('flights')
  const [offer] = flight.offers ?? []
  const early = { ...offer, expiresOn: '2027-05-02T10:00:00Z' } as Wire['FlightOffer']
  const body = { searchId: 's', expiresOn: '2027-05-02T12:00:00Z', flights: [{ ...flight, offers: [early] }] }
  expect(toFlights(body, ROUND_TRIP).expiresOn).toBe('2027-05-02T10:00:00.000Z')
})

test('returns an empty result if nothing was found', () => {
  expect(noFlights(CONVERSION)).toEqual({ searchId: 'none', expiresOn: '2027-05-02T09:34:00.000Z', flights: [] })
})
