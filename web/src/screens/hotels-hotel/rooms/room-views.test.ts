import { describe, expect, it, test } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import type { SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import { perNights } from './per-nights.ts'
import { cheapestOf, distinctPlans, fitsRoom, largestRoom, lowestTotal, roomViews } from './room-views.ts'

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
const refundable = ({ offer, ...rest }: Schema<'PricePlan'>): Schema<'PricePlan'> => ({
  ...rest,
  offer: { ...offer, cancellation: { refundable: true } },
})
const small = room('small', 2, 0, 2)
const double = room('double', 2, 1, 3)
const family = room('family', 2, 2, 4)

describe('fitsRoom: "room capacity; message before add" (decision 37.5)', () => {
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
    expect(roomViews([small, double, family], prices, { party }).map(({ room: { id }, fits }) => [id, fits])).toEqual([
      ['double', true],
      ['family', true],
      ['small', false],
    ])
  })

  it('gives each room its own plans, none while there are no prices', () => {
    const [first, second] = roomViews([double, family], prices, { party })
    expect(first?.plans).toEqual([])
    expect(second?.plans.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('finds the lowest total of what can be had', () => {
    expect(lowestTotal(roomViews([double, family], prices, { party }))).toEqual({ value: 900, currency: 'try' })
    expect(lowestTotal(roomViews([double], prices, { party }))).toBeUndefined()
    expect(lowestTotal(roomViews([small], [{ id: 'small', plans: [plan('p1', 5)] }], { party }))).toBeUndefined()
  })

  it('knows the largest room', () => {
    expect(largestRoom([small, family, double])).toBe(4)
    expect(largestRoom([])).toBeUndefined()
  })
})

test.each([
  ['the cheapest', [plan('a', 900), plan('b', 800)], 'b'],
  ['the cheapest that can be had', [plan('a', 900), plan('b', 800, 3)], 'a'],
  ['of equals one with free cancellation', [plan('a', 800), refundable(plan('b', 800))], 'b'],
  ['the first when none can', [plan('a', 900, 3), plan('b', 800, 3)], 'a'],
  ['none of none', [], undefined],
])('cheapestOf is %s', (_, plans, id) => {
  expect(cheapestOf(plans)?.id).toBe(id)
})

describe('distinctPlans: identical terms at two prices are one rate', () => {
  const free = (id: string, value: number, freeUntil: string) => {
    const { offer, ...rest } = plan(id, value)
    return { ...rest, offer: { ...offer, cancellation: { refundable: true, freeUntil } } }
  }
  const later = (id: string, value: number, now: number) => {
    const { offer, ...rest } = plan(id, value)
    const amount = (part: number) => ({ value: part, currency: 'try' as const })
    return { ...rest, offer: { ...offer, payNow: amount(now), payLater: amount(value - now) } }
  }
  const MAY = '2027-05-14T23:59:00+03:00'
  const none = () => false
  const ids = (plans: readonly Schema<'PricePlan'>[], isKept: (it: SoldPlan) => boolean = none) =>
    distinctPlans(plans, isKept).map(({ id }) => id)

  it('keeps the cheapest of those with the same terms, in the order of the agency', () => {
    expect(ids([free('flex', 1000, MAY), free('early', 850, MAY), plan('saver', 800)])).toEqual(['early', 'saver'])
  })

  it.each([
    ['cancellation', free('a', 900, MAY), plan('b', 800)],
    ['its last day', free('a', 900, MAY), free('b', 800, '2027-05-12T23:59:00+03:00')],
    ['what is paid later', later('a', 900, 300), plan('b', 800)],
    ['the share of today', later('a', 900, 300), later('b', 800, 400)],
    ['whether it can be had', plan('a', 900), plan('b', 800, 2)],
  ])('keeps two that differ in %s', (_, one, other) => {
    expect(ids([one, other])).toEqual(['a', 'b'])
  })

  it('takes the same share of two totals for the same terms', () => {
    expect(ids([later('a', 900, 300), later('b', 600, 200)])).toEqual(['b'])
  })

  it('keeps one that is in the basket, below the others', () => {
    const inBasket = ({ id }: SoldPlan) => id === 'flex'
    expect(ids([free('flex', 1000, MAY), free('early', 850, MAY), plan('saver', 800)], inBasket)).toEqual([
      'early',
      'saver',
      'flex',
    ])
    expect(ids([free('flex', 850, MAY), plan('saver', 800)], inBasket)).toEqual(['flex', 'saver'])
  })
})

it('a total does not promise all taxes where the hotel takes one itself', () => {
  expect([false, true].map(perNights)).toEqual(['hotel.rate.per', 'stay.nights'])
})
