import { describe, expect, it } from 'vitest'
import { priceOn, takesPlaceOn } from './season-price.ts'

describe('when something takes place', () => {
  it.each([
    ['on its days of the week', { weekdays: [5] }, 20270521, true],
    ['on no other', { weekdays: [5] }, 20270522, false],
    ['in its months, the last included', { weekdays: [5], months: [4, 5] }, 20270528, true],
    ['not after them', { weekdays: [5], months: [4, 5] }, 20270604, false],
    ['over the end of a year', { weekdays: [5], months: [12, 3] }, 20270108, true],
    ['but not in its summer', { weekdays: [5], months: [12, 3] }, 20270521, false],
  ] as const)('%s', (_name, playing, date, expected) => {
    expect(takesPlaceOn(playing, date)).toBe(expected)
  })
})

describe('the price of a day', () => {
  const boat = { id: 'x', season: 'sea', base: 1000 } as const

  it('is the same each time, and in whole lira', () => {
    expect(priceOn(boat, 20270521, 1000)).toBe(priceOn(boat, 20270521, 1000))
    expect(priceOn(boat, 20270521, 1000) % 100).toBe(0)
  })

  it('is higher in August than in February, and higher still when a scenario raises all prices', () => {
    expect(priceOn(boat, 20270810, 1000)).toBeGreaterThan(priceOn(boat, 20270210, 1000))
    expect(priceOn(boat, 20270810, 1100)).toBe(Math.floor(priceOn(boat, 20270810, 1000) * 1.1 + 0.5))
  })
})
