import { expect, test } from 'vitest'
import { decodeTrip } from './read-trip.ts'
import { encodeTrip } from './trip-address.ts'

const TODAY = 20270510

test.each([
  ['', { adults: 2, children: [] }],
  ['date=2027-05-21', { adults: 2, children: [] }],
  ['date=2027-05-21&adults=3&children=4,9', { adults: 3, children: [4, 9] }],
])('encodes %s to the same query', (query, party) => {
  const trip = decodeTrip(query, TODAY)
  expect(trip.party).toEqual(party)
  expect(encodeTrip(trip)).toBe(query)
})

test.each(['date=2027-05-09', 'date=soon', 'date='])('%s is no day to leave', (query) => {
  expect(decodeTrip(query, TODAY)).toEqual({ party: { adults: 2, children: [] } })
})
