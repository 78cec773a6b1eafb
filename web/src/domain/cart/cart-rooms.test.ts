import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { merge, setCount } from './cart.ts'

const hotel: CartLine = {
  key: 'new',
  type: 'hotel',
  id: '30211',
  room: { id: 'r1' },
  pricePlan: { id: 'p1' },
  pax: { adults: 2, children: [] },
  checkIn: 20270101,
  checkOut: 20270106,
  count: 1,
}
const basket = (...lines: CartLine[]) =>
  lines.reduce<CartLine[]>((before, line) => merge(before, line, 'provider').lines, [])

describe('an offer of the provider that covers several rooms (decision 27.3)', () => {
  const [big, small] = [
    { adults: 2, children: [5] },
    { adults: 2, children: [] },
  ]
  const wide: CartLine = { ...hotel, count: 2, offerId: 'a', paxes: [big, small] }

  test('keeps its rooms and each offer once when another line merges with it', () => {
    const single: CartLine = { ...hotel, offerId: 'b', paxes: [small] }
    const [line, ...others] = basket(wide, single)
    expect([others, line?.count, line?.offerIds, line?.paxes]).toEqual([[], 3, ['a', 'b'], [big, small, small]])
  })

  test('refuses a change of its count', () => {
    const [line] = basket(wide)
    if (!line) throw new Error('there is no line')
    expect([1, 3].map((wanted) => setCount([line], line.key, wanted))).toEqual(
      [1, 3].map(() => ({ lines: [line], outcome: { kind: 'full', key: line.key, before: 2, count: 2 } })),
    )
  })

  test('returns `full` above nine rooms', () => {
    const many: CartLine = { ...wide, count: 8, paxes: Array.from({ length: 8 }, () => small) }
    expect(merge(basket(many), wide, 'provider').outcome).toMatchObject({ kind: 'full', count: 8 })
  })
})

describe('"If their prices differ, the unit price is the mean" (decision 27.3), so no price was seen', () => {
  const priced: CartLine = { ...hotel, offerId: 'a', paxes: [hotel.pax], price: 100, currency: 'try' }
  const other: CartLine = { ...priced, offerId: 'b', paxes: [{ adults: 1, children: [] }], price: 80 }
  const wide: CartLine = { ...priced, count: 2, paxes: [hotel.pax, hotel.pax] }
  const counted = (line: CartLine, count: number) => setCount([line], line.key, count).lines
  test.each<[string, CartLine[], number | undefined]>([
    ['a single offer keeps its price', basket(priced), 100],
    ['a second room joins', basket(priced, other), undefined],
    ['a room joins an offer for two', basket(wide, other), undefined],
    ['a room less', counted({ ...priced, count: 2, offerIds: ['a', 'b'], price: 90 }, 1), undefined],
    ['a count that stays', counted(priced, 1), 100],
    ['a room of the agency has a price that is the same for each', counted({ ...hotel, price: 100 }, 2), 100],
  ])('%s', (_, lines, expected) => {
    expect(lines.map(({ price }) => price)).toEqual([expected])
  })

  test("an agency's room keeps its price when another one merges with it", () => {
    const own: CartLine = { ...hotel, price: 100, currency: 'try' }
    expect(merge(merge([], own, 'own').lines, own, 'own').lines).toMatchObject([{ count: 2, price: 100 }])
  })
})
