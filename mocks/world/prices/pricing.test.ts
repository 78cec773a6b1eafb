import { describe, expect, it } from 'vitest'
import { addDays } from '../basics/civil-date.ts'
import { childShare, earlyDiscount, priceOf, type PriceRequest } from './pricing.ts'

/** The date of booking is Monday 2 November 2026 unless a test says otherwise. */
const request = (over: Partial<PriceRequest> = {}): PriceRequest => ({
  path: 'hotel/12/r1',
  base: 3000,
  season: 'sea',
  room: 1000,
  board: 'room-only',
  terms: 'flex',
  campaign: 0,
  stay: { checkIn: 20270517, checkOut: 20270520 },
  party: { adults: 2, children: [] },
  today: 20270510,
  priceFactor: 1000,
  ...over,
})
const total = (over: Partial<PriceRequest> = {}) => priceOf(request(over)).total

const week = (season: 'snow' | 'city') => {
  const night = (checkIn: number) => total({ season, stay: { checkIn, checkOut: checkIn + 1 } })
  return { weekday: night(20270119), weekend: night(20270122) }
}

const party = (adults: number, ...children: number[]) => total({ party: { adults, children } })

describe('price of a stay', () => {
  it('is the same for the same request', () => {
    expect(priceOf(request())).toEqual(priceOf(request()))
  })

  it('is a whole number of hundredths, and nights are sold at whole lira', () => {
    for (let day = 0; day < 200; day++) {
      const stay = { checkIn: addDays(20270101, day), checkOut: addDays(20270101, day + 3) }
      expect(total({ stay }) % 100).toBe(0)
      expect(Number.isInteger(total({ stay, campaign: 13, priceFactor: 1100 }))).toBe(true)
    }
  })

  it('is the sum of its nights', () => {
    const night = (day: number) => total({ stay: { checkIn: 20270517 + day, checkOut: 20270518 + day } })
    expect(total()).toBe(night(0) + night(1) + night(2))
  })

  it.each([
    ['sea', 20270810, 20270210],
    ['snow', 20270210, 20270810],
    ['thermal', 20270111, 20270712],
    ['valley', 20271011, 20270111],
  ] as const)('%s costs more on %i than on %i', (season, dear, cheap) => {
    const on = (checkIn: number) => total({ season, stay: { checkIn, checkOut: checkIn + 1 } })
    expect(on(dear)).toBeGreaterThan(on(cheap))
  })

  it('is higher at weekends where people rest, lower where they work', () => {
    expect(week('snow').weekend).toBeGreaterThan(week('snow').weekday)
    expect(week('city').weekend).toBeLessThan(week('city').weekday)
  })

  it('is 4 % lower from seven nights on', () => {
    const six = total({ stay: { checkIn: 20270517, checkOut: 20270523 } })
    const last = total({ stay: { checkIn: 20270523, checkOut: 20270524 } })
    expect(total({ stay: { checkIn: 20270517, checkOut: 20270524 } })).toBe(Math.round((six + last) * 0.96))
  })

  it.each([
    ['room-only', 'breakfast'],
    ['breakfast', 'half-board'],
    ['half-board', 'full-board'],
    ['full-board', 'all-inclusive'],
  ] as const)('rises from %s to %s', (less, more) => {
    expect(total({ board: more })).toBeGreaterThan(total({ board: less }))
  })

  it('follows the party: one pays less than two, a third adult and older children more', () => {
    expect(party(1)).toBeLessThan(party(2))
    expect(party(2, 4)).toBe(party(2))
    expect(party(2, 9)).toBeGreaterThan(party(2, 4))
    expect(party(2, 15)).toBeGreaterThan(party(2, 9))
    expect(party(2, 15)).toBe(party(3))
    expect(party(2, 9, 4)).toBe(party(2, 4, 9))
  })
})

describe('child discounts by age', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 500],
    [12, 500],
    [13, 1000],
    [17, 1000],
  ])('at %i years %i thousandths of an extra person', (age, expected) => {
    expect(childShare(age)).toBe(expected)
  })
})

describe('reductions', () => {
  it.each([
    [20270216, 20],
    [20270218, 15],
    [20270318, 15],
    [20270320, 10],
    [20270417, 10],
    [20270418, 0],
    [20270517, 0],
  ])('booking on %i for 17 May gives %i %% early', (today, percent) => {
    expect(earlyDiscount(today, 20270517)).toBe(percent)
  })

  it('show what the plan was without them', () => {
    const price = priceOf(request({ terms: 'early', today: 20270216, campaign: 12 }))
    expect(price.discount).toBe(32)
    expect(price.was).toBe(total())
    expect(price.total).toBe(total() - Math.round(total() * 0.32))
  })

  it('a plan without a reduction has no former price', () => {
    expect(priceOf(request())).not.toHaveProperty('was')
  })

  it('a plan that cannot be given back costs 10 % less', () => {
    expect(total({ terms: 'saver' })).toBe(Math.round(total() * 0.9))
  })

  it('price-changed raises what is paid by 10 %', () => {
    expect(total({ priceFactor: 1100 })).toBe(Math.round(total() * 1.1))
  })
})
