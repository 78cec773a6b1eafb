import { describe, expect, test } from 'vitest'
import type { Wire } from '../../../ports/provider.ts'
import { legOf } from './leg.ts'
import { CONVERSION } from '../testing/conversion.ts'

const point = (id: string, date: string): Wire['FlightPoint'] => ({
  country: { id: 'TR', name: 'Türkiye' },
  city: { id, name: id },
  airport: { id, code: id, name: `${id} airport` },
  date,
})

const DIRECT: Wire['FlightItem'] = {
  flightNo: 'XY204',
  airline: { id: 'XY', name: 'Yelken Air' },
  duration: 70,
  departure: point('SAW', '2027-05-21T23:30:00'),
  arrival: point('AYT', '2027-05-22T00:40:00'),
  route: 2,
  flightType: 1,
}

const VIA: Wire['FlightItem'] = {
  ...DIRECT,
  duration: 300,
  segments: [
    {
      id: '1',
      flightNo: 'XY1',
      duration: 60,
      departure: point('SAW', '2027-05-21T10:00:00'),
      arrival: point('ESB', '2027-05-21T11:00:00'),
    },
    {
      id: '2',
      flightNo: 'XY2',
      duration: 70,
      departure: point('ESB', '2027-05-21T12:45:00'),
      arrival: point('AYT', '2027-05-21T13:55:00'),
    },
  ],
}

describe('legOf', () => {
  test('a leg without segments becomes its only segment', () => {
    const leg = legOf(DIRECT, CONVERSION)
    expect(leg).toMatchObject({ route: 2, dayChange: 1, stopCount: 0, flightType: 2, duration: 70 })
    expect(leg?.segments).toEqual([
      {
        id: 'XY204',
        flightNo: 'XY204',
        airline: { id: 'XY', name: 'Yelken Air' },
        departure: leg?.departure,
        arrival: leg?.arrival,
        duration: 70,
      },
    ])
    expect(leg?.departure).toEqual({
      airport: { id: 'SAW', name: [{ lang: 'tr', value: 'SAW airport' }] },
      city: { id: 'SAW', name: [{ lang: 'tr', value: 'SAW' }] },
      country: { id: 'TR', name: [{ lang: 'tr', value: 'Türkiye' }] },
      date: '2027-05-21T23:30',
    })
  })

  test('a single segment takes omitted values from the leg', () => {
    const leg = legOf({ ...DIRECT, segments: [{ id: 'F:SAW|AYT', aircraft: 'A320' }] }, CONVERSION)
    expect(leg?.segments).toMatchObject([{ id: 'F:SAW|AYT', flightNo: 'XY204', duration: 70, aircraft: 'A320' }])
  })

  test('calculates the layover between two segments', () => {
    const leg = legOf(VIA, CONVERSION)
    expect(leg?.segments.map(({ layover }) => layover)).toEqual([105, undefined])
    expect(leg).toMatchObject({ stopCount: 1, duration: 300 })
  })

  test.each<[string, Partial<Wire['FlightItem']>, object]>([
    ['no duration: adds up flights and layovers', { duration: 0 }, { duration: 60 + 105 + 70 }],
    ['an unknown route', { route: 0 }, { route: 1 }],
    ['an unknown flight type', { flightType: 7 }, { flightType: 1 }],
    ['a given stop count', { stopCount: 1 }, { stopCount: 1 }],
    ['a given day change', { dayChange: 1 }, { dayChange: 1 }],
  ])('%s', (_name, change, expected) => {
    expect(legOf({ ...VIA, ...change }, CONVERSION)).toMatchObject(expected)
  })

  test.each<[string, Partial<Wire['FlightItem']>]>([
    ['no airline', { airline: { name: 'Yelken Air' } }],
    ['no number', { flightNo: '' }],
    ['no arrival', { arrival: {} }],
    ['no time of arrival', { arrival: { ...point('AYT', ''), date: '' } }],
    ['no airport of departure', { departure: { date: '2027-05-21T10:00:00' } }],
  ])('returns undefined with %s', (_name, change) => {
    expect(legOf({ ...DIRECT, ...change }, CONVERSION)).toBeUndefined()
  })

  test('uses flightDate if the departure has no time', () => {
    const departure = { airport: { id: 'SAW', name: 'SAW' } }
    const leg = legOf({ ...DIRECT, departure, flightDate: '2027-05-21T23:30:00' }, CONVERSION)
    expect(leg?.departure).toEqual({
      airport: { id: 'SAW', name: [{ lang: 'tr', value: 'SAW' }] },
      city: { id: 'SAW', name: [{ lang: 'tr', value: 'SAW' }] },
      country: { id: 'ZZ', name: [] },
      date: '2027-05-21T23:30',
    })
  })
})
