import { describe, expect, it } from 'vitest'
import { addDays } from '../basics/civil-date.ts'
import { freeRooms, nearestStays } from './stock.ts'

const stays = Array.from({ length: 300 }, (_, day) => ({
  checkIn: addDays(20270101, day),
  checkOut: addDays(20270101, day + 5),
}))
const soldOut = (supply: 'open' | 'usual' | 'busy') =>
  stays.filter((stay) => freeRooms({ id: '7', supply }, 'r1', stay) === 0).length

describe('rooms that are free', () => {
  it('an open hotel always has nine and more', () => {
    expect(stays.every((stay) => freeRooms({ id: '12', supply: 'open' }, 'r1', stay) >= 9)).toBe(true)
  })

  it('a busy hotel is full more often than a usual one, and neither always', () => {
    expect(soldOut('usual')).toBeGreaterThan(0)
    expect(soldOut('busy')).toBeGreaterThan(soldOut('usual'))
    expect(soldOut('busy')).toBeLessThan(stays.length)
  })

  it('a longer stay never has more rooms than a part of it', () => {
    for (const { checkIn, checkOut } of stays) {
      const whole = freeRooms({ id: '7', supply: 'usual' }, 'r1', { checkIn, checkOut })
      const part = freeRooms({ id: '7', supply: 'usual' }, 'r1', { checkIn, checkOut: addDays(checkOut, -2) })
      expect(whole).toBeLessThanOrEqual(part)
    }
  })
})

describe('a stay of years', () => {
  it.each([
    [365, true],
    [366, false],
    [26_000, false],
  ])('%i nights, not even in an open hotel: %s', (nights, isLet) => {
    const stay = { checkIn: 20270101, checkOut: addDays(20270101, nights) }
    expect(freeRooms({ id: '12', supply: 'open' }, 'r1', stay) > 0).toBe(isLet)
  })
})

describe('nearest dates', () => {
  const stay = { checkIn: 20270510, checkOut: 20270515 }

  it('keep the length of the stay, the nearest first, at most three', () => {
    expect(nearestStays(stay, 20270101, ({ checkIn }) => checkIn % 5 === 3)).toEqual([
      { checkIn: 20270508, checkOut: 20270513 },
      { checkIn: 20270513, checkOut: 20270518 },
      { checkIn: 20270503, checkOut: 20270508 },
    ])
  })

  it('never lie before today', () => {
    const found = nearestStays(stay, 20270509, () => true)
    expect(found.map(({ checkIn }) => checkIn)).toEqual([20270511, 20270509, 20270512])
  })

  it('are empty if no stay has a room', () => {
    expect(nearestStays(stay, 20270101, () => false)).toEqual([])
  })
})
