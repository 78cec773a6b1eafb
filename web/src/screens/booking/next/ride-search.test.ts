import { expect, test } from 'vitest'
import { encodeTransfers } from '../../../domain/transfers/transfer-address.ts'
import type { Line } from './itinerary.ts'
import { rideSearch } from './ride-search.ts'

const pax = { adults: 3, children: [4] }
const kas = [
  { lang: 'en', value: 'Kaş' },
  { lang: 'ar', value: 'كاش' },
]
const stops: Parameters<typeof rideSearch>[1] = [
  { id: 'ayt', type: 3, code: 'AYT', name: [{ lang: 'en', value: 'Antalya Airport' }] },
  { id: 'kas', type: 2, name: kas },
]
const hotel = { type: 'hotel', pax, count: 1, checkIn: 20270101, checkOut: 20270108, place: kas } as unknown as Line
const forTwo: Line = { ...hotel, pax: { adults: 2, children: [] } }
const elsewhere = { ...hotel, place: [{ lang: 'en', value: 'Side' }] }
const flight = (route: 1 | 2, from: string, to: string, day: string, numbers = [`TK ${route}`]) => {
  const leg = {
    route,
    flightNo: numbers.join('+'),
    departure: { date: `${day}T07:00`, airport: { id: from } },
    segments: numbers.map((flightNo) => ({ flightNo })),
  }
  return {
    type: 'flight',
    route,
    pax,
    count: 1,
    legs: [{ ...leg, arrival: { date: `${day}T08:30`, airport: { id: to } } }],
  } as unknown as Line
}
const address = (...lines: Line[]) => {
  const search = rideSearch(lines, stops)
  return search && encodeTransfers(search)
}

test.each([
  [
    'a hotel: its place, its days and its party',
    [hotel],
    'to=kas&trip=return&date=2027-01-01&back=2027-01-08&adults=3&children=4',
  ],
  ['a hotel where nobody drives to', [elsewhere], 'trip=return&date=2027-01-01&back=2027-01-08&adults=3&children=4'],
  [
    'flights: the airport, the days and their numbers',
    [flight(1, 'IST', 'AYT', '2027-01-01'), flight(2, 'AYT', 'IST', '2027-01-08')],
    'from=ayt&trip=return&date=2027-01-01&flight=TK1&back=2027-01-08&backFlight=TK2&adults=3&children=4',
  ],
  [
    'both ways sold as one',
    [
      {
        ...flight(1, 'IST', 'AYT', '2027-01-01'),
        legs: [flight(1, 'IST', 'AYT', '2027-01-01'), flight(2, 'AYT', 'IST', '2027-01-08')].flatMap(
          ({ legs = [] }) => legs,
        ),
      },
    ],
    'from=ayt&trip=return&date=2027-01-01&flight=TK1&back=2027-01-08&backFlight=TK2&adults=3&children=4',
  ],
  [
    'connections: the flight that lands and the one that leaves first',
    [flight(1, 'IST', 'AYT', '2027-01-01', ['X112', 'X134']), flight(2, 'AYT', 'IST', '2027-01-08', ['X156', 'X178'])],
    'from=ayt&trip=return&date=2027-01-01&flight=X134&back=2027-01-08&backFlight=X156&adults=3&children=4',
  ],
  [
    'a flight whose number no page of ours reads',
    [flight(1, 'IST', 'AYT', '2027-01-01', ['TK 24123'])],
    'from=ayt&date=2027-01-01&adults=3&children=4',
  ],
  [
    'a flight with a hotel',
    [flight(1, 'IST', 'AYT', '2027-01-01'), hotel],
    'from=ayt&to=kas&date=2027-01-01&flight=TK1&adults=3&children=4',
  ],
  [
    'two kinds of room: the people of the larger',
    [forTwo, hotel],
    'to=kas&trip=return&date=2027-01-01&back=2027-01-08&adults=3&children=4',
  ],
  [
    'a flight for more people than the hotel',
    [flight(1, 'IST', 'AYT', '2027-01-01'), forTwo],
    'from=ayt&to=kas&date=2027-01-01&flight=TK1&adults=3&children=4',
  ],
  [
    'a flight to an airport that is not driven to',
    [flight(1, 'IST', 'ESB', '2027-01-01')],
    'date=2027-01-01&adults=3&children=4',
  ],
  [
    'a flight one way',
    [flight(1, 'IST', 'AYT', '2027-01-01')],
    'from=ayt&date=2027-01-01&flight=TK1&adults=3&children=4',
  ],
  [
    'a tour of some who fly: those who fly',
    [
      { type: 'tour', pax: { adults: 2, children: [] }, count: 1 } as unknown as Line,
      flight(1, 'IST', 'AYT', '2027-01-01'),
    ],
    'from=ayt&date=2027-01-01&flight=TK1&adults=3&children=4',
  ],
  ['a booking that has its ride', [hotel, { type: 'transfer', pax } as unknown as Line], undefined],
  ['a tour alone', [{ type: 'tour', pax } as unknown as Line], undefined],
] as const)('%s', (_, lines, query) => {
  expect(address(...lines)).toBe(query)
})

const couple = { adults: 2, children: [] }

test.each<[string, Partial<Line>, string]>([
  ['one room', { pax: couple }, ''],
  ['three rooms of the same party', { pax: couple, count: 3 }, '&adults=6'],
  [
    'rooms of their own parties',
    { pax: couple, count: 2, paxes: [couple, { adults: 1, children: [9, 4] }] },
    '&adults=3&children=4,9',
  ],
  [
    'more children than the form has places: the oldest beside the adults',
    { pax: { adults: 1, children: [12, 3] }, count: 2 },
    '&adults=3&children=3,3,12',
  ],
  ['more adults than the form has places', { pax: couple, count: 5 }, '&adults=9'],
])('the ride is for everybody of the hotel: %s', (_, change, party) => {
  expect(address({ ...hotel, ...change })).toBe(`to=kas&trip=return&date=2027-01-01&back=2027-01-08${party}`)
})
