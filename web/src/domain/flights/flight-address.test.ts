import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates/civil-date.ts'
import { encodeFlights } from './flight-address.ts'
import { BAGGAGE, DAY_PARTS, FLIGHT_SORTS } from './flight-filters.ts'
import { checkFlightParty } from './check-flight.ts'
import { FLIGHT_KINDS, ONE_ADULT, type FlightParty } from './flight-party.ts'
import { defaultFlightSearch, flightQuery, type FlightSearch } from './flight-search.ts'
import { decodeFlights } from './read-flight-address.ts'

const TODAY = 20270501
const USUAL = defaultFlightSearch(TODAY)

const IST = { id: 'IST', type: 1 } as const
const AYT = { id: 'AYT', type: 3 } as const
const SEARCH: FlightSearch = {
  ...USUAL,
  from: IST,
  to: AYT,
  departure: 20270521,
  back: 20270528,
  party: { ...ONE_ADULT, adult: 2, infant: 1 },
}

test('encodes a round trip and a one-way trip', () => {
  const trip = 'from=city-IST&to=AYT&departure=2027-05-21'
  expect(encodeFlights(SEARCH)).toBe(`${trip}&return=2027-05-28&adult=2&infant=1`)
  expect(encodeFlights({ ...SEARCH, trip: 'one-way', party: ONE_ADULT })).toBe(`trip=one-way&${trip}`)
})

test('the URL contains choices and filters', () => {
  const search: FlightSearch = {
    ...SEARCH,
    out: { flight: 'IST-AYT-X11000+X11200-20270521', fare: 'x1-light' },
    filters: { stops: [0], baggage: ['with'], time: ['morning'], airline: ['x1'] },
    sort: 'duration',
  }
  const address = encodeFlights(search)
  expect(address).toContain('out=IST-AYT-X11000%2BX11200-20270521%7Ex1-light')
  expect(address).toContain('stops=0&bag=with&time=morning&airline=x1&sort=duration')
  expect(decodeFlights(address, TODAY)).toEqual({ search, repaired: [] })
})

const place = (id: string) => fc.record({ id: fc.constant(id), type: fc.constantFrom(1 as const, 3 as const) })
const parties = fc
  .record(
    Object.fromEntries(FLIGHT_KINDS.map((kind) => [kind, fc.nat(4)])) as Record<
      keyof FlightParty,
      fc.Arbitrary<number>
    >,
  )
  .filter((party) => checkFlightParty(party).length === 0)
const some = <T>(values: readonly T[]) =>
  fc.subarray([...values]).map((chosen) => chosen.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)))

const searches = fc
  .record({
    trip: fc.constantFrom('round' as const, 'one-way' as const),
    from: place('IST'),
    to: place('AYT'),
    ahead: fc.nat(490),
    nights: fc.nat(9),
    party: parties,
    out: fc.option(fc.record({ flight: fc.constant('IST-AYT-X1-1'), fare: fc.constant('x1 plus') }), {
      nil: undefined,
    }),
    stops: some([0, 1, 2]),
    baggage: some(BAGGAGE),
    time: some(DAY_PARTS.map(([name]) => name)),
    sort: fc.constantFrom(...FLIGHT_SORTS),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ ahead, nights, trip, out, stops, baggage, time, ...rest }): FlightSearch => {
    const departure = addDays(TODAY, ahead)
    return {
      ...rest,
      trip,
      departure,
      back: addDays(departure, trip === 'round' ? nights : 5),
      ...(out && { out }),
      filters: { stops, baggage, time, airline: [] },
    }
  })

test('decoding an encoded search returns the search', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(decodeFlights(encodeFlights(search), TODAY)).toEqual({ search, repaired: [] })
    }),
  )
})

test.each([
  ['from=Istanbul&to=AYT', { to: AYT }, ['from']],
  ['from=ayt', { from: AYT }, []],
  ['from=AYT&to=AYT', { from: AYT }, ['to']],
  ['departure=2027-02-31', {}, ['departure']],
  ['departure=2027-04-30&return=2027-05-09', { back: 20270509 }, ['departure']],
  ['departure=2027-05-21&return=2027-05-20', { departure: 20270521, back: 20270526 }, ['return']],
  ['departure=2027-05-21&return=2027-05-21', { departure: 20270521, back: 20270521 }, []],
  [
    'trip=one-way&departure=2027-05-21&return=2027-05-28',
    { trip: 'one-way', departure: 20270521, back: 20270526 },
    ['return'],
  ],
  ['trip=both', {}, ['trip']],
  ['adult=1&infant=2', { party: { ...ONE_ADULT, infant: 1 } }, ['infant']],
  ['adult=99', {}, ['adult']],
  ['child=9', { party: { ...ONE_ADULT, child: 8 } }, ['child']],
  ['trip=one-way&home=A~b', { trip: 'one-way' }, ['home']],
  ['home=A~b', { home: { flight: 'A', fare: 'b' } }, []],
  ['out=A', {}, ['out']],
  ['stops=0,7&bag=none%20', { filters: { stops: [0], baggage: [], time: [], airline: [] } }, ['stops', 'bag']],
  ['time=noon,night', { filters: { stops: [], baggage: [], time: ['night'], airline: [] } }, ['time']],
  ['departure=٢٠٢٧-٠٥-٢١', { departure: 20270521, back: 20270526 }, []],
] as const)('%s is repaired and said so (decision 35.3)', (query, change, repaired) => {
  expect(decodeFlights(query, TODAY)).toEqual({ search: { ...USUAL, ...change }, repaired })
})

test('counts of 0 and the return of a one-way search are not sent (decision 17.2)', () => {
  const asked = { type: 2, origin: IST, destination: AYT, departure: 20270521, return: 20270528, adult: 2, infant: 1 }
  expect(flightQuery(SEARCH)).toEqual(asked)
  const { return: _return, ...oneWay } = { ...asked, type: 1 }
  expect(flightQuery({ ...SEARCH, trip: 'one-way' })).toEqual(oneWay)
  expect(flightQuery(USUAL)).toBeUndefined()
})

test.each([
  [[], undefined],
  [['with'], 1],
  [['without'], 2],
  [['with', 'without'], undefined],
])('the baggage filter is part of the request (decision 43.3): %j is %s', (baggage, expected) => {
  expect(flightQuery({ ...SEARCH, filters: { ...SEARCH.filters, baggage } })?.baggage).toBe(expected)
})
