import { describe, expect, test } from 'vitest'
import { arrivalsRequest, toArrivals, toFlightPlaces, whereOf } from './places.ts'
import { CONVERSION } from './testing/conversion.ts'

describe('whereOf: set A to set B (decision 18.2)', () => {
  test.each([
    ['Country', 8, 1],
    ['City', 1, 2],
    ['Town', 4, 3],
    ['Village', 5, 4],
    ['Airport', 3, 5],
  ])('%s %i is %i', (_name, a, b) => {
    expect(whereOf({ id: 'x', type: a })).toEqual({ arrivalLocations: [{ id: 'x', type: b }] })
  })

  test('a hotel (type 2) is searched by Products', () => {
    expect(whereOf({ id: '30211', type: 2 })).toEqual({ Products: ['30211'] })
  })

  test.each([0, 6, 7, 9, 10, 11, 12, 13, 99])('type %i cannot be searched', (type) => {
    expect(whereOf({ id: 'x', type })).toEqual({})
  })
})

test('suggestions are requested for hotels and in Turkish by default (decision 17.1)', () => {
  expect(arrivalsRequest({ query: 'ant' })).toEqual({ productType: 2, query: 'ant', culture: 'tr-TR' })
  const query = { productType: 3, query: 'ant', culture: 'en-US' } as const
  expect(arrivalsRequest(query)).toEqual(query)
})

test('suggestions have only the properties of our contract', () => {
  const city = { id: '23494', name: 'Antalya', hotelCount: 412 }
  const items = [
    {
      type: 1,
      provider: 2,
      city,
      geolocation: { latitude: '36.8', longitude: '30.7' },
      country: { id: 'TR', name: 'Türkiye' },
    },
    {
      type: 2,
      provider: 2,
      hotel: { id: '30211', name: 'Ardıç Bay' },
      geolocation: { latitude: 'x', longitude: '30.7' },
    },
    { type: 11, provider: 1, tour: { id: '1', name: 'Tour' } },
    { type: 99, provider: 1 },
  ]
  expect(toArrivals({ items })).toEqual([
    {
      type: 1,
      provider: 2,
      geolocation: { latitude: 36.8, longitude: 30.7 },
      hotelCount: 412,
      country: { id: 'TR', name: 'Türkiye' },
      city: { id: '23494', name: 'Antalya' },
    },
    { type: 2, provider: 2, hotel: { id: '30211', name: 'Ardıç Bay' } },
  ])
})

describe('toFlightPlaces', () => {
  const ist = { type: 1, provider: 3, city: { id: 'IST', name: 'İstanbul' }, country: { id: 'TR', name: 'Türkiye' } }
  const airport = { ...ist, type: 3, airport: { id: 'IST', code: 'IST', name: 'İstanbul Havalimanı' } }

  test('lists IST once as a city and once as an airport, in the order of the responses', () => {
    const places = toFlightPlaces([{ items: [airport, ist] }, { items: [ist, airport] }], CONVERSION)
    expect(places).toEqual([
      {
        type: 3,
        id: 'IST',
        name: [{ lang: 'tr', value: 'İstanbul Havalimanı' }],
        city: { id: 'IST', name: [{ lang: 'tr', value: 'İstanbul' }] },
        country: { id: 'TR', name: [{ lang: 'tr', value: 'Türkiye' }] },
      },
      {
        type: 1,
        id: 'IST',
        name: [{ lang: 'tr', value: 'İstanbul' }],
        country: { id: 'TR', name: [{ lang: 'tr', value: 'Türkiye' }] },
      },
    ])
  })

  test.each<[string, object]>([
    ['a hotel', { type: 2, provider: 2, hotel: { id: '1', name: 'x' } }],
    ['a number for a code', { ...ist, city: { id: '23494', name: 'Antalya' } }],
    ['no code', { ...ist, city: { name: 'Antalya' } }],
  ])('%s is none', (_name, item) => {
    expect(toFlightPlaces([{ items: [item as typeof ist] }], CONVERSION)).toEqual([])
  })

  test('a place without a country gets the code ZZ', () => {
    const [place] = toFlightPlaces(
      [{ items: [{ type: 1, provider: 3, city: { id: 'IST', name: 'İstanbul' } }] }],
      CONVERSION,
    )
    expect(place?.country).toEqual({ id: 'ZZ', name: [] })
  })
})
