import { describe, expect, it } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { fitsRoom, largestRoom, lowestTotal, roomViews } from './room-views.ts'

const room = (id: string, adults: number, children: number, total: number): Schema<'Room'> => ({
  id,
  name: [{ lang: 'en', value: id }],
  capacity: { adults, children, total },
})
const plan = (id: string, value: number, availability: 1 | 2 | 3 = 1): Schema<'PricePlan'> => ({
  id,
  availability,
  offer: {
    board: 'breakfast',
    nights: 5,
    total: { value, currency: 'try' },
    payNow: { value, currency: 'try' },
    cancellation: { refundable: false },
  },
})
const small = room('small', 2, 0, 2)
const double = room('double', 2, 1, 3)
const family = room('family', 2, 2, 4)

describe('fitsRoom: "room capacity; message before add" (product 3.3 row 46)', () => {
  it.each([
    [double, 2, [6], true],
    [double, 2, [6, 8], false],
    [double, 3, [], false],
    [family, 2, [1, 2], true],
    [room('triple', 3, 1, 3), 3, [4], false],
  ] as const)('$capacity with %i adults and children %j: %s', ({ capacity }, adults, children, fits) => {
    expect(fitsRoom(capacity, { adults, children: [...children] })).toBe(fits)
  })
})

describe('roomViews', () => {
  const party = { adults: 2, children: [6] }
  const prices = [
    { id: 'family', plans: [plan('p1', 900), plan('p2', 100, 3)] },
    { id: 'unknown', plans: [plan('p1', 1)] },
  ]

  it('keeps the order of the hotel, rooms too small for the party last', () => {
    expect(roomViews([small, double, family], prices, party).map(({ room: { id }, fits }) => [id, fits])).toEqual([
      ['double', true],
      ['family', true],
      ['small', false],
    ])
  })

  it('gives each room its own plans, none while there are no prices', () => {
    const [first, second] = roomViews([double, family], prices, party)
    expect(first?.plans).toEqual([])
    expect(second?.plans.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('finds the lowest total of what can be had', () => {
    expect(lowestTotal(roomViews([double, family], prices, party))).toEqual({ value: 900, currency: 'try' })
    expect(lowestTotal(roomViews([double], prices, party))).toBeUndefined()
    expect(lowestTotal(roomViews([small], [{ id: 'small', plans: [plan('p1', 5)] }], party))).toBeUndefined()
  })

  it('knows the largest room', () => {
    expect(largestRoom([small, family, double])).toBe(4)
    expect(largestRoom([])).toBeUndefined()
  })
})
