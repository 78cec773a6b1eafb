import { expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { basketErrors } from './basket-rules.ts'

const PAX = { adults: 2, children: [] }
const DAYS = { checkIn: 20270521, checkOut: 20270526 }
const hotel = (change: Partial<Schemas['CartHotelInput']> = {}): Schemas['CartHotelInput'] => {
  const room = { room: { id: 'r1' }, pricePlan: { id: 'p1' } }
  return { key: 'h', type: 'hotel', id: '12', ...room, pax: PAX, ...DAYS, count: 1, ...change }
}
const flight = (key: string, route: 1 | 2): Schemas['CartFlightInput'] => {
  return { key, type: 'flight', id: 'f1', pax: PAX, route, offerId: 'o1', count: 1 }
}
const ride = (change: Partial<Schemas['CartTransferInput']>): Schemas['CartTransferInput'] => {
  return {
    key: 't',
    type: 'transfer',
    id: 'AYTkas',
    pax: PAX,
    checkIn: 20270521,
    direction: 3,
    time: '14:30',
    count: 1,
    ...change,
  }
}

test.each<[string, Schemas['CartLineInput'][], string[]]>([
  ['an empty basket', [], []],
  ['two lines of one key', [hotel(), hotel({ id: '13' })], ['/value/1/key']],
  [
    '"A flight line replaces any existing flight line for the same route" (decision 27.4)',
    [flight('a', 1), flight('b', 1)],
    ['/value/1/route'],
  ],
  ['a flight there and one back', [flight('a', 1), flight('b', 2)], []],
  ['a way back days later, earlier in the day', [ride({ checkOut: 20270522, returnTime: '09:00' })], []],
  ['a way back on the same day, later', [ride({ checkOut: 20270521, returnTime: '18:00' })], []],
  ['a way back before the way there', [ride({ checkOut: 20270521, returnTime: '14:30' })], ['/value/0/returnTime']],
  [
    'decision 27.3: one offer for each of the count',
    [hotel({ count: 2, offerIds: ['a', 'b'], paxes: [PAX, PAX] })],
    [],
  ],
  [
    'decision 27.3: offers for two rooms each',
    [hotel({ count: 4, offerIds: ['a', 'b'], paxes: [PAX, PAX, PAX, PAX] })],
    [],
  ],
  [
    'decision 27.3: more offers and fewer parties than rooms',
    [hotel({ count: 2, offerIds: ['a', 'b', 'c'], paxes: [PAX] })],
    ['/value/0/offerIds', '/value/0/paxes'],
  ],
])('%s', (_name, lines, pointers) => {
  expect(basketErrors(lines).map(({ pointer }) => pointer)).toEqual(pointers)
})
