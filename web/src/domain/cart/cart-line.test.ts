import { expect, test } from 'vitest'
import { lineInput, type CartLine } from './cart-line.ts'
import type { Currency } from '../money/money.ts'

const line = (price: number, count: number, currency: Currency = 'try'): CartLine => ({
  key: 'k',
  type: 'hotel',
  id: '1',
  pax: { adults: 2, children: [] },
  count,
  price,
  currency,
})

test('lineInput drops the fields that the agency added', () => {
  const shown = {
    ...line(5, 1),
    room: { id: 'r1' },
    title: [{ lang: 'en', value: 'Bay' }],
    total: { value: 5, currency: 'try' },
  }
  expect(lineInput(shown)).toStrictEqual({ ...line(5, 1), room: { id: 'r1' } })
})
