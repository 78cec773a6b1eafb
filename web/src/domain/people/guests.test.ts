import { describe, expect, test } from 'vitest'
import type { CartLine } from '../cart/cart-line.ts'
import {
  checkGuests,
  fillPlaces,
  isFirstUnnamed,
  guestPlaces,
  takesLatinOnly,
  withCustomerFirst,
  type Guest,
} from './guests.ts'

const line = (adults: number, children: number[], count = 1): CartLine => ({
  key: `${adults}+${children.join()}`,
  type: 'hotel',
  id: '1',
  pax: { adults, children },
  count,
})
const adult = (name: string, surname = 'Deniz'): Guest => ({ name, surname, type: 'adult' })
const child = (name: string, age: number, surname = 'Deniz'): Guest => ({ name, surname, type: 'child', age })

describe('guestPlaces lists the people of the largest line, room by room, adults before children', () => {
  test.each<[string, CartLine[], string[]]>([
    ['nothing', [], []],
    ['one room', [line(2, [7, 5])], ['1 adult', '1 adult', '1 child 5', '1 child 7']],
    ['two rooms', [line(1, [3], 2)], ['1 adult', '1 child 3', '2 adult', '2 child 3']],
    ['the larger of two lines', [line(2, []), line(1, [1, 2])], ['1 adult', '1 child 1', '1 child 2']],
    ['the first of two equal ones', [line(2, []), line(1, [4])], ['1 adult', '1 adult']],
    [
      'a flight, told by kind: the ages of its party only stand for the kinds (decision 43.1)',
      [{ ...line(2, [11, 1]), type: 'flight' }, line(2, [11])],
      ['1 adult', '1 adult', '1 child 1 baby', '1 child 11 child'],
    ],
    [
      'vehicles carry one party together',
      [{ ...line(2, [5], 2), type: 'transfer' }],
      ['1 adult', '1 adult', '1 child 5'],
    ],
    [
      'cars too',
      [{ ...line(2, [], 3), type: 'service', stype: 'extra' }, line(3, [])],
      ['1 adult', '1 adult', '1 adult'],
    ],
    ['rooms count: 2 × 2 is more than 3', [line(3, []), line(2, [], 2)], ['1 adult', '1 adult', '2 adult', '2 adult']],
    [
      'rooms of different parties (provider mode, decision 27.3)',
      [
        {
          ...line(2, [], 2),
          paxes: [
            { adults: 1, children: [] },
            { adults: 1, children: [9] },
          ],
        },
      ],
      ['1 adult', '2 adult', '2 child 9'],
    ],
  ])('%s', (_, lines, expected) => {
    const shown = guestPlaces(lines).map(({ room, type, age, category }) =>
      [room, type, age, category].filter((part) => part !== undefined).join(' '),
    )
    expect(shown).toEqual(expected)
  })
})

describe('keeps the names that were already entered', () => {
  test.each<[string, CartLine, Guest[], Guest[]]>([
    ['nobody yet', line(1, [5]), [], [adult('', ''), child('', 5, '')]],
    ['a child more', line(1, [5]), [adult('Ada')], [adult('Ada'), child('', 5, '')]],
    ['an adult less', line(1, [5]), [adult('Ada'), adult('Efe'), child('Su', 5)], [adult('Ada'), child('Su', 5)]],
    [
      'a flight for the same child: its age only stands for a kind',
      { ...line(1, [1, 11]), type: 'flight' },
      [adult('Ada'), child('Su', 5)],
      [adult('Ada'), { ...child('', 1, ''), category: 'baby' }, { ...child('Su', 11), category: 'child' }],
    ],
    [
      'the infant leaves, and the child keeps its own name',
      line(1, [8]),
      [adult('Ada'), child('Su', 1), child('Can', 8)],
      [adult('Ada'), child('Can', 8)],
    ],
    [
      'an infant that is three by then takes nobody else’s place',
      line(1, [3, 8]),
      [adult('Ada'), child('Su', 1), child('Can', 8)],
      [adult('Ada'), child('Su', 3), child('Can', 8)],
    ],
    ['a child that is two by then', line(1, [2]), [adult('Ada'), child('Su', 1)], [adult('Ada'), child('Su', 2)]],
    [
      'the flight is gone: an age again',
      line(1, [6]),
      [{ ...child('Su', 11), category: 'child' }],
      [adult('', ''), child('Su', 6)],
    ],
    ['the age is that of the basket', line(1, [6]), [adult('Ada'), child('Su', 5)], [adult('Ada'), child('Su', 6)]],
  ])('%s', (_, basket, known, expected) => {
    expect(fillPlaces(guestPlaces([basket]), known)).toStrictEqual(expected)
  })

  test('keeps the other details of a guest', () => {
    const known = { ...adult('Ada'), nationality: 'TR' }
    expect(fillPlaces(guestPlaces([line(1, [])]), [known])).toStrictEqual([known])
  })
})

describe('"Lead traveller first", "Same as customer" (decision 39.3)', () => {
  const customer = { name: 'Ada', surname: 'Deniz' }
  test('copies the customer to the first guest only', () => {
    const guests = [adult('', ''), adult('Efe')]
    expect(withCustomerFirst(guests, customer)).toEqual([adult('Ada'), adult('Efe')])
    expect(guests[0]?.name).toBe('')
    expect(withCustomerFirst([], customer)).toEqual([])
  })

  test.each([
    [[adult('', ' ')], true],
    [[adult('Efe', '')], false],
    [[], false],
  ])('%j is unnamed: %s', (guests, open) => {
    expect(isFirstUnnamed(guests)).toBe(open)
  })
})

test("'Please enter participant name' (decision 40.1)", () => {
  expect(checkGuests([adult('Ada'), adult(' ', 'Deniz'), child('Su', 5, '')])).toEqual([
    { index: 1, field: 'name', problem: 'guest.name.required' },
    { index: 2, field: 'surname', problem: 'guest.name.required' },
  ])
  expect(checkGuests([adult('Ada'), child('Su', 5)])).toEqual([])
})

test('a name of direction marks only is empty', () => {
  expect(checkGuests([child('\u200b', 5)]).map(({ field }) => field)).toEqual(['name'])
})

test.each([
  ['our own hotels', [{ type: 'hotel' }], false],
  ['a hotel of the provider', [{ type: 'hotel', offerId: 'F-1' }], true],
  ['merged offers of the provider', [{ type: 'hotel', offerIds: ['F-1', 'F-2'] }], true],
  ['a flight beside a hotel', [{ type: 'hotel' }, { type: 'flight' }], true],
])('names in Latin letters only: %s', (_name, basket, expected) => {
  expect(takesLatinOnly(basket)).toBe(expected)
})
