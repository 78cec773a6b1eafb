import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { defaultFlightSearch, type FlightSearch } from '../../domain/flights/flight-search.ts'
import { ONE_ADULT } from '../../domain/flights/flight-party.ts'
import { findCurrentOffers, recheckQuery } from './recheck.ts'
import { searchOfLines } from './search-of-lines.ts'

const TODAY = 20270501
const name = (value: string) => [{ lang: 'en', value }]
const place = (id: string) => ({ id, name: name(id) })

const point = (id: string, date: string) => ({ airport: place(id), city: place(id), country: place('TR'), date })

function leg(from: string, to: string, day: string, route: 1 | 2): Schema<'FlightLeg'> {
  const [departure, arrival] = [point(from, `${day}T07:10`), point(to, `${day}T08:30`)]
  const airline = { id: 'X1', name: 'Poyraz' }
  const facts = { duration: 80, dayChange: 0, stopCount: 0, flightType: 1 } as const
  return { flightNo: 'X11', airline, route, departure, arrival, ...facts, segments: [] }
}

const OUT = leg('IST', 'AYT', '2027-05-21', 1)
const HOME = leg('AYT', 'IST', '2027-05-28', 2)

const line = (id: string, route: 1 | 2, of: Schema<'FlightLeg'>): Schema<'CartLine'> => ({
  key: id,
  type: 'flight',
  id,
  route,
  offerId: 'old',
  planName: name('Light'),
  legs: [of],
  pax: { adults: 2, children: [1, 11] },
  count: 1,
  price: 100,
  currency: 'try',
  total: { value: 100, currency: 'try' },
})
const LINES = [line('O', 1, OUT), line('H', 2, HOME)]

function flight(id: string, of: Schema<'FlightLeg'>, value: number): Schema<'Flight'> {
  const offer = (brand: string): Schema<'Flight'>['offers'][number] => ({
    offerIds: [{ groupKey: 'k', offerId: `new-${id}-${brand}` }],
    groupKeys: ['k'],
    isPackageOffer: false,
    cabin: 1,
    brand: { id: brand.toLowerCase(), name: brand, services: [] },
    baggage: [],
    price: { value, currency: 'try' },
    passengerPrices: [],
    reservableInfo: { reservable: false },
    expiresOn: '2027-05-01T10:00:00Z',
  })
  return { id, legs: [of], offers: [offer('Flex'), offer('Light')] }
}

test('derives the search from the airports, days and people of the lines', () => {
  const search = searchOfLines(LINES, undefined, TODAY)
  expect(recheckQuery(search)).toEqual({
    type: 2,
    origin: { id: 'IST', type: 3 },
    destination: { id: 'AYT', type: 3 },
    departure: 20270521,
    return: 20270528,
    adult: 2,
    child: 1,
    infant: 1,
  })
})

test('uses the original search, with reduced fares and without its baggage filter', () => {
  const known: FlightSearch = {
    ...defaultFlightSearch(TODAY),
    from: { id: 'IST', type: 1 },
    to: { id: 'AYT', type: 3 },
    party: { ...ONE_ADULT, student: 1, child: 1, infant: 1 },
    filters: { stops: [], baggage: ['with'], time: [], airline: [] },
    out: { flight: 'O', fare: 'light' },
    home: { flight: 'H', fare: 'light' },
  }
  expect(recheckQuery(searchOfLines(LINES, known, TODAY))).toMatchObject({ origin: { type: 1 }, student: 1 })
  expect(recheckQuery(searchOfLines(LINES, known, TODAY))).not.toHaveProperty('baggage')
  const other = { ...known, out: { flight: 'X', fare: 'light' } }
  expect(recheckQuery(searchOfLines(LINES, other, TODAY))).toMatchObject({ origin: { type: 3 }, adult: 2 })
})

test('finds the same flights and fares with their current offers', () => {
  const search = searchOfLines(LINES, undefined, TODAY)
  const flights = [flight('O', OUT, 103), flight('X', OUT, 1), flight('H', HOME, 100)]
  const found = findCurrentOffers(LINES, flights, search)
  expect(found?.total.value).toBe(203)
  expect(found?.lines.map(({ id, offerId }) => [id, offerId])).toEqual([
    ['O', 'new-O-Light'],
    ['H', 'new-H-Light'],
  ])
  expect(found?.lines[0]?.pax).toEqual({ adults: 2, children: [1, 11] })
})

test('returns undefined for flights that are no longer sold', () => {
  const search = searchOfLines(LINES, undefined, TODAY)
  expect(findCurrentOffers(LINES, [flight('O', OUT, 100)], search)).toBeUndefined()
})
