import { expect, test } from 'vitest'
import { filterEntries, sortEntries } from '../listing/facets.ts'
import { departuresOf } from './flight-choice.ts'
import { NO_FLIGHT_FILTERS } from './flight-filters.ts'
import { flightListing } from './flight-listing.ts'
import { fareTable } from './fare-services.ts'
import { clockOf, dayOf, dayPartOf, hoursOf, layoversOf } from './flight-times.ts'
import { earliestExpiry, offerClock } from '../cart/offer-clock.ts'
import { flight } from './testing/flights.ts'

const entries = departuresOf(
  [
    flight('dear', 1, [{ value: 300, checked: 20 }], { duration: 70, departs: '2027-05-21T23:50' }),
    flight('cheap', 1, [{ value: 100 }, { brand: 'plus', value: 140, checked: 20 }], { duration: 200, stops: 1 }),
    flight('other', 1, [{ value: 200 }], { airline: 'X2', departs: '2027-05-21T05:59', stops: 3, duration: 400 }),
  ],
  'one-way',
)
const rules = flightListing()
const ids = (list: typeof entries) => list.map((entry) => entry.flight.id)

test.each([
  [{ stops: [0] }, ['dear']],
  // Two means two or more stops.
  [{ stops: [2] }, ['other']],
  [{ baggage: ['with'] }, ['dear', 'cheap']],
  [{ baggage: ['without'] }, ['cheap', 'other']],
  [{ time: ['night'] }, ['other']],
  [{ time: ['evening', 'night'] }, ['dear', 'other']],
  [{ airline: ['x2'] }, ['other']],
])('%j leaves %j', (change, expected) => {
  expect(ids(filterEntries(rules, entries, { ...NO_FLIGHT_FILTERS, ...change }))).toEqual(expected)
})

test.each([
  ['price', ['cheap', 'other', 'dear']],
  ['duration', ['dear', 'cheap', 'other']],
  ['departure', ['other', 'cheap', 'dear']],
] as const)('in the order of %s: %j', (sort, expected) => {
  expect(ids(sortEntries(rules, entries, sort))).toEqual(expected)
})

test.each([
  ['2027-05-21T00:00', '00:00', 'night'],
  ['2027-05-21T06:00', '06:00', 'morning'],
  ['2027-05-21T11:59', '11:59', 'morning'],
  ['2027-05-21T12:00', '12:00', 'afternoon'],
  ['2027-05-21T18:00', '18:00', 'evening'],
])('parses local times: %s', (local, clock, part) => {
  expect([clockOf(local), dayPartOf(local), dayOf(local)]).toEqual([clock, part, 20270521])
})

test('durations in hours and minutes', () => {
  expect([hoursOf(80), hoursOf(45), hoursOf(1500)]).toEqual([
    { hours: 1, minutes: 20 },
    { hours: 0, minutes: 45 },
    { hours: 25, minutes: 0 },
  ])
})

test('a layover names its airport, and the next one if it differs', () => {
  const at = (id: string) => ({ airport: { id } })
  const segments = [
    { departure: at('AYT'), arrival: at('IST'), layover: 95 },
    { departure: at('SAW'), arrival: at('VIE'), layover: 60 },
    { departure: at('VIE'), arrival: at('BER') },
  ]
  expect(layoversOf(segments)).toEqual([
    { minutes: 95, at: 'IST', next: 'SAW', isOtherAirport: true },
    { minutes: 60, at: 'VIE', next: 'VIE', isOtherAirport: false },
  ])
  expect(layoversOf(segments.slice(2))).toEqual([])
})

test('the fare table shows free, paid and missing services, and empty cells for unknown ones', () => {
  const light = {
    services: [
      { group: 1, fee: 1, name: 'Checked baggage' },
      { group: 0, fee: 0, name: 'Light' },
    ],
  }
  const flex = {
    services: [
      { group: 1, fee: 2, name: 'Ski' },
      { group: 1, fee: 0, name: '25 kg' },
      { group: 5, fee: 9, name: 'Meal' },
    ],
  }
  const rows = fareTable([light, flex])
  expect(rows.map(({ group }) => group)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(rows[0]?.cells).toEqual([
    { fee: 1, name: 'Checked baggage' },
    { fee: 0, name: '25 kg' },
  ])
  expect(rows[4]?.cells.map(({ fee }) => fee)).toEqual([2, 2])
  const untold = { services: [] }
  expect(fareTable([untold, flex])[4]?.cells).toEqual([{}, { fee: 2, name: 'Meal' }])
  expect(fareTable([untold, untold])).toEqual([])
})

test.each([
  ['2027-05-01T09:30:01Z', 'calm', 301],
  ['2027-05-01T09:30:00Z', 'warning', 300],
  ['2027-05-01T09:25:00.5Z', 'warning', 1],
  ['2027-05-01T09:25:00Z', 'over', 0],
  ['2027-05-01T12:24:00+03:00', 'over', 0],
])('an offer until %s is %s at 09:25 (decision 43.5)', (end, state, seconds) => {
  expect(offerClock(end, Date.parse('2027-05-01T09:25:00Z'))).toEqual({ state, seconds })
})

test('earliestExpiry returns the first of several times', () => {
  expect(earliestExpiry(['2027-05-01T12:30:00+03:00', undefined, '2027-05-01T09:40:00Z'])).toBe(
    '2027-05-01T12:30:00+03:00',
  )
  expect(earliestExpiry([])).toBeUndefined()
})
