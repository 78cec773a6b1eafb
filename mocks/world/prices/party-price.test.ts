import { describe, expect, it } from 'vitest'
import { roomsFor, sumOf, type UnitPrice } from './party-price.ts'

const HALF = [
  { fromAge: 0, untilAge: 5, share: 0 },
  { fromAge: 6, untilAge: 11, share: 500 },
]
const unit = (over: Partial<UnitPrice> = {}): UnitPrice => ({
  basis: 'pax',
  price: 4500,
  children: HALF,
  perRoom: 3,
  ...over,
})
const party = (adults: number, ...children: number[]) => ({ adults, children })

/** The breakdown as a visitor reads it: 2 × 45 + 1 × 20 (decision 38.1). */
const printed = (price: UnitPrice, who: ReturnType<typeof party>) =>
  sumOf(price, who)
    .terms.map(({ what, count, times, price: one }) => [what, count, ...(times ? [times] : []), one.value].join(' '))
    .join(' + ')

describe('a sum for a party', () => {
  it.each([
    ['two adults', unit(), party(2), 'adult 2 45', 9000],
    ['a child at half the price', unit(), party(2, 9), 'adult 2 45 + child 1 22.5', 11_250],
    [
      'children of different prices, the dearer first',
      unit(),
      party(2, 3, 9),
      'adult 2 45 + child 1 22.5 + child 1 0',
      11_250,
    ],
    ['who is old enough pays like an adult', unit(), party(1, 12), 'adult 2 45', 9000],
    ['one person alone in a room', unit({ single: 1000 }), party(1), 'adult 1 45 + single 1 10', 5500],
    ['two share their room', unit({ single: 1000 }), party(2), 'adult 2 45', 9000],
    ['a boat does not count people', unit({ basis: 'service' }), party(7, 2), 'service 1 45', 4500],
    ['a boat for a week', unit({ basis: 'service', times: 7 }), party(7), 'service 1 7 45', 31_500],
    ['cabins by the night', unit({ basis: 'room', perRoom: 2, times: 3 }), party(2, 8), 'room 2 3 45', 27_000],
  ])('%s', (_name, price, who, text, total) => {
    expect(printed(price, who)).toBe(text)
    expect(sumOf(price, who).total).toBe(total)
  })

  it('every part is count × times × price, and the total is their sum', () => {
    const { terms, total } = sumOf(unit({ single: 700, times: 4 }), party(3, 1, 7, 15))
    for (const { count, times = 1, price, total: part } of terms)
      expect(part.value).toBeCloseTo(count * times * price.value)
    expect(terms.reduce((sum, term) => sum + Math.round(term.total.value * 100), 0)).toBe(total)
  })
})

describe('rooms of a party', () => {
  it.each([
    [party(1), 3, 1],
    [party(2, 4), 3, 1],
    [party(2, 4), 2, 2],
    [party(3), 3, 2],
    [party(4, 1, 2, 3), 3, 3],
  ])('%j with %i in a room: %i', (who, most, rooms) => {
    expect(roomsFor(who, most)).toBe(rooms)
  })
})
