import { expect, test } from 'vitest'
import type { Booking } from '../../booking/change.ts'
import { payAtHotel, searchOf, acceptedTotal, stepOf } from './view.ts'

const line = (fee?: Booking['products'][number]['payAtHotel']): Booking['products'][number] => ({
  key: 'h12',
  type: 'hotel',
  id: '12',
  pax: { adults: 1, children: [] },
  count: 1,
  price: 100,
  currency: 'try',
  total: { value: 100, currency: 'try' },
  ...(fee ? { payAtHotel: fee } : {}),
})
const open: Booking = {
  products: [line()],
  guests: [],
  totalAmount: { value: 100, currency: 'try' },
  created: { date: '2027-05-01T09:00:00Z' },
  version: 1,
}
const named: Booking = {
  ...open,
  guests: [{ name: 'Defne', surname: 'Aydın', type: 'adult' }],
  customer: {
    name: 'Defne',
    surname: 'Aydın',
    email: 'defne@example.com',
    phone: '532-555-0148',
    countryCode: '90',
    country: 'TR',
  },
}

test.each([
  ['', named, true, 'guests'],
  ['step=guests', named, true, 'guests'],
  ['step=payment', named, true, 'payment'],
  ['step=payment', open, true, 'guests'],
  ['step=payment', named, false, 'guests'],
  ['step=nonsense', named, true, 'guests'],
])('shows the payment only with complete data and confirmed passengers: %j', (search, booking, areConfirmed, step) => {
  expect(stepOf(search, booking, areConfirmed)).toBe(step)
})

test('sums the amounts due at hotels exactly, by currency', () => {
  const lines = [
    line({ value: 0.1, currency: 'eur' }),
    line(),
    line({ value: 0.2, currency: 'eur' }),
    line({ value: 5, currency: 'try' }),
  ]
  expect(payAtHotel(lines)).toEqual([
    { value: 0.3, currency: 'eur' },
    { value: 5, currency: 'try' },
  ])
})

const money = (value: number) => ({ value, currency: 'try' as const })

/** A basket of lines with price `now`, and `before` as the price last seen, if given. */
function basket(...prices: [now: number, before?: number][]): Booking {
  const products = prices.map(([now, before]) => ({
    ...line(),
    total: money(now),
    ...(before === undefined ? {} : { priceBefore: money(before) }),
  }))
  return { ...open, products, totalAmount: money(Math.round(prices.reduce((sum, [now]) => sum + now * 100, 0)) / 100) }
}

test.each<[string, Booking, number]>([
  ['nothing has changed', basket([100.1], [200.2]), 300.3],
  ['one line is dearer', basket([110.11, 100.1], [200.2]), 300.3],
  ['one is dearer, one is cheaper', basket([110.11, 100.1], [190, 200.2]), 300.3],
])('returns the accepted total of a basket: %s', (_, booking, seen) => {
  expect(acceptedTotal(booking)).toEqual(money(seen))
})

test.each([
  ['', {}, ''],
  ['', { step: 'payment' }, 'step=payment'],
  ['utm=1', { step: 'payment' }, 'step=payment'],
  ['step=guests', { step: 'payment' }, 'step=guests'],
])('"%s" below a path that names %o is "%s" (decision 33.1)', (search, params, expected) => {
  expect(searchOf(search, params)).toBe(expected)
})
