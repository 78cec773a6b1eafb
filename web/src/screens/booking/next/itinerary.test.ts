import { expect, test } from 'vitest'
import { stopsOf, type Line } from './itinerary.ts'

const line = (key: string, type: Line['type'], change: object): Line => ({
  key,
  type,
  title: [{ lang: 'en', value: key }],
  pax: { adults: 2, children: [] },
  count: 1,
  total: { value: 1, currency: 'try' },
  ...change,
})
const told = (...lines: Line[]) => stopsOf(lines).map(({ id, date }) => `${date} ${id}`)

test('one leaves a hotel before one arrives at the next', () => {
  const first = line('a', 'hotel', { checkIn: 20270101, checkOut: 20270105 })
  const second = line('b', 'hotel', { checkIn: 20270105, checkOut: 20270108 })
  expect(told(second, first)).toEqual([
    '20270101 arrival a',
    '20270105 departure a',
    '20270105 arrival b',
    '20270108 departure b',
  ])
})

test('one flies and rides before one arrives where one sleeps', () => {
  const legs = [{ departure: { date: '2027-01-01T19:20' } }]
  const hotel = line('hotel', 'hotel', { checkIn: 20270101, checkOut: 20270105 })
  const ride = line('ride', 'transfer', { checkIn: 20270101, time: '21:00' })
  expect(told(hotel, ride, line('fly', 'flight', { legs }))).toEqual([
    '20270101 flight fly',
    '20270101 ride ride',
    '20270101 arrival hotel',
    '20270105 departure hotel',
  ])
})

test('every kind has the stops of its own, in the order of the day', () => {
  const legs = [{ departure: { date: '2027-01-01T07:15' } }]
  expect(
    told(
      line('ride', 'transfer', { checkIn: 20270101, time: '10:10', checkOut: 20270108, returnTime: '07:30' }),
      line('fly', 'flight', { legs }),
      line('tour', 'tour', { stype: 'daily', checkIn: 20270103, checkOut: 20270104 }),
      line('boat', 'service', { stype: 'gulet', checkIn: 20270104, checkOut: 20270107 }),
      line('car', 'service', { stype: 'extra', checkIn: 20270102, checkOut: 20270103 }),
    ),
  ).toEqual([
    '20270101 flight fly',
    '20270101 ride ride',
    '20270102 pickUp car',
    '20270103 dropOff car',
    '20270103 day tour',
    '20270104 boards boat',
    '20270107 lands boat',
    '20270108 rideBack ride',
  ])
})
