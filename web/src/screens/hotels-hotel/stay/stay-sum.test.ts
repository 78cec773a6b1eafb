import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { linesOfStay, staySum } from './stay-sum.ts'

type Line = Schema<'CartLine'>
const RATES = { usd: 45.5, eur: 52.9, gbp: 60.1 }
const line = (change: Partial<Line> = {}): Line => ({
  key: 'a',
  type: 'hotel',
  id: '12',
  room: { id: 'r1' },
  pricePlan: { id: 'p1' },
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 1,
  price: 100.1,
  currency: 'try',
  total: { value: 100.1, currency: 'try' },
  ...change,
})
const rooms = (payNow: number, payLaterBy?: number): Schema<'RoomPrice'>[] => [
  {
    id: 'r1',
    plans: [
      {
        id: 'p1',
        availability: 1,
        offer: {
          board: 'breakfast',
          nights: 5,
          total: { value: 100.1, currency: 'try' },
          payNow: { value: payNow, currency: 'try' },
          ...(payLaterBy === undefined ? {} : { payLaterBy }),
          cancellation: { refundable: false },
        },
      },
    ],
  },
]

describe('linesOfStay', () => {
  it('takes the lines of the hotel and the dates, whatever their party', () => {
    const other = line({ key: 'b', pax: { adults: 1, children: [3] } })
    const rest = [line({ id: '13' }), line({ checkIn: 20270522 }), line({ checkOut: 20270527 }), line({ type: 'tour' })]
    expect(linesOfStay([line(), other, ...rest], '12', { checkIn: 20270521, checkOut: 20270526 })).toEqual([
      line(),
      other,
    ])
  })
})

describe('staySum: "pay now, pay later, pay at hotel; sums are exact to the cent" (decision 19.4)', () => {
  it('has nothing to pay today for a room on request, whatever its rate says (decision 24.3)', () => {
    expect(staySum([line({ availability: 2 })], rooms(100.1), RATES)).toMatchObject({
      today: { value: 0, currency: 'try' },
      later: { amount: { value: 100.1, currency: 'try' } },
    })
  })

  it('doubles exactly with the count', () => {
    const two = line({ count: 2, total: { value: 200.2, currency: 'try' } })
    expect(staySum([two], rooms(30.03, 20270514), RATES)).toEqual({
      count: 2,
      total: { value: 200.2, currency: 'try' },
      today: { value: 60.06, currency: 'try' },
      later: { amount: { value: 140.14, currency: 'try' }, by: 20270514 },
      atHotel: [],
    })
  })

  it('counts what is not offered at this price any more as paid today', () => {
    const dearer = line({ price: 110, total: { value: 110, currency: 'try' } })
    expect(staySum([dearer], rooms(30.03), RATES)).toMatchObject({ today: { value: 110 }, total: { value: 110 } })
    expect(staySum([line()], [], RATES)).not.toHaveProperty('later')
  })

  it('lists what is paid at the hotel in its own currency', () => {
    const taxed = line({ payAtHotel: { value: 12, currency: 'eur' } })
    expect(staySum([taxed, { ...taxed, key: 'b' }], [], RATES).atHotel).toEqual([{ value: 24, currency: 'eur' }])
  })

  it('adds other currencies by the rates of the site', () => {
    const foreign = line({ key: 'b', currency: 'eur', price: 10, total: { value: 10, currency: 'eur' } })
    expect(staySum([line(), foreign], [], RATES).total).toEqual({ value: 629.1, currency: 'try' })
  })
})
