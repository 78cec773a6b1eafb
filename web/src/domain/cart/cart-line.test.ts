import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basketCount, basketTotal, checkLine, lineInput, lineTotal, type CartLine } from './cart-line.ts'
import type { Currency } from '../money/money.ts'

const rates = { usd: 41.255, eur: 48.1, gbp: 55.3 }
const line = (price: number, count: number, currency: Currency = 'try'): CartLine => ({
  key: 'k',
  type: 'hotel',
  id: '1',
  pax: { adults: 2, children: [] },
  count,
  price,
  currency,
})

describe('"A date must be chosen before adding to the cart", \'Please Select Date First\' (decision 27.8)', () => {
  const problem = [{ field: 'checkIn', problem: 'cart.date.required' }]
  const base = line(1, 1)
  test.each<[string, Partial<CartLine>, object[]]>([
    ['a hotel with both dates', { checkIn: 20270101, checkOut: 20270102 }, []],
    ['a hotel without dates', {}, problem],
    ['a hotel without its check-out', { checkIn: 20270101 }, problem],
    ['a tour with its day', { type: 'tour', checkIn: 20270101 }, []],
    ['a tour without', { type: 'tour' }, problem],
    ['a flight, whose date is in its offer', { type: 'other', stype: 'flight' }, []],
  ])('%s', (_, change, problems) => {
    expect(checkLine({ ...base, ...change })).toEqual(problems)
  })
})

describe('"round half-up to 2 dp once, at line level; total = sum of rounded lines" (decision 19.4)', () => {
  test('a line is price times count, converted, then rounded', () => {
    expect(lineTotal(line(0.1, 3), 'try', rates).minor).toBe(30)
    // 3 × 0.01 $ × 41.255 = 1.23765 lira; rounding each unit price first would give 1.23.
    expect(lineTotal(line(0.01, 3, 'usd'), 'try', rates).minor).toBe(124)
  })

  test('the total is the sum of what the lines show', () => {
    const lines = [line(0.01, 1, 'usd'), line(0.01, 1, 'usd'), line(100.1, 2)]
    expect(basketTotal(lines, 'try', rates)).toEqual({ minor: 41 + 41 + 20020, currency: 'try' })
  })

  test('an empty basket is zero, a line without a price too', () => {
    expect(basketTotal([], 'eur', rates)).toEqual({ minor: 0, currency: 'eur' })
    const { price: _, ...unpriced } = line(0, 2)
    expect(basketTotal([unpriced], 'try', rates).minor).toBe(0)
  })

  test('in lira no cent is ever lost', () => {
    const amounts = fc.array(
      fc.record({ minor: fc.integer({ min: 0, max: 1e8 }), count: fc.integer({ min: 1, max: 9 }) }),
    )
    fc.assert(
      fc.property(amounts, (entries) => {
        const exact = entries.reduce((total, { minor, count }) => total + minor * count, 0)
        const lines = entries.map(({ minor, count }) => line(minor / 100, count))
        expect(basketTotal(lines, 'try', rates).minor).toBe(exact)
      }),
    )
  })
})

test('the icon counts rooms, not lines', () => {
  expect(basketCount([line(1, 2), line(1, 3)])).toBe(5)
})

test('a line is written back without what the agency added', () => {
  const shown = {
    ...line(5, 1),
    room: { id: 'r1' },
    title: [{ lang: 'en', value: 'Bay' }],
    total: { value: 5, currency: 'try' },
  }
  expect(lineInput(shown)).toStrictEqual({ ...line(5, 1), room: { id: 'r1' } })
})
