import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { merge } from '../../../domain/cart/cart.ts'
import { hotelLine, lineInBasket } from './hotel-line.ts'

const plan = (discount?: number): Schema<'PricePlan'> => ({
  id: 'p1',
  availability: 1,
  offer: {
    board: 'breakfast',
    nights: 5,
    total: { value: 100, currency: 'try' },
    ...(discount === undefined ? {} : { discount }),
    payNow: { value: 100, currency: 'try' },
    cancellation: { refundable: false },
  },
})
const visit = { stay: { checkIn: 20270521, checkOut: 20270526 }, party: { adults: 2, children: [8, 3] } }
const priced = (line: Schema<'CartLineInput'>): Schema<'CartLine'> => ({
  ...line,
  price: 100,
  currency: 'try',
  total: { value: 100, currency: 'try' },
})

describe('hotelLine', () => {
  it('asks for one room with the children in order of age, at the price that was seen', () => {
    expect(hotelLine('12', 'r1', plan(20), visit)).toEqual({
      key: 'new',
      type: 'hotel',
      id: '12',
      room: { id: 'r1' },
      pricePlan: { id: 'p1' },
      pax: { adults: 2, children: [3, 8] },
      checkIn: 20270521,
      checkOut: 20270526,
      discount: 20,
      count: 1,
      price: 100,
      currency: 'try',
    })
  })

  it('merges with the line the agency made of it (decision 27.1: "pax, dates, discount, hotel, room and price plan")', () => {
    const wanted = hotelLine('12', 'r1', plan(), visit)
    const inBasket = { ...priced(wanted), key: 'a', discount: 0 }
    expect(merge([inBasket], priced(wanted), 'own').outcome).toMatchObject({ kind: 'merged', key: 'a', count: 2 })
  })
})

describe('lineInBasket', () => {
  const wanted = hotelLine('12', 'r1', plan(), visit)
  it.each([
    [{}, true],
    [{ discount: 15 }, true],
    [{ pax: { adults: 2, children: [8, 3] } }, true],
    [{ pax: { adults: 2, children: [8] } }, false],
    [{ room: { id: 'r2' } }, false],
    [{ pricePlan: { id: 'p2' } }, false],
    [{ checkOut: 20270527 }, false],
    [{ id: '13' }, false],
  ])('%j: %s', (change, found) => {
    expect(lineInBasket([{ ...priced(wanted), ...change }], wanted) !== undefined).toBe(found)
  })
})
