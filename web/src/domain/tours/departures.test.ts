import { describe, expect, it } from 'vitest'
import { inThousands, lowestPrice, seatState, timesThatFit, type Departure } from './departures.ts'

const departure = (seatsLeft: number, value = 1500, availability = 1): Departure => ({
  checkIn: 20270521,
  checkOut: 20270522,
  availability,
  seatsLeft,
  price: { value, currency: 'try' },
})

describe('a departure', () => {
  it.each([
    [departure(9), 2, 'open'],
    [departure(3), 2, 'few'],
    [departure(2), 3, 'short'],
    [departure(0), 1, 'full'],
    [departure(9, 1500, 3), 1, 'full'],
    // On request: the agency must confirm it, but visitors can choose it.
    [departure(9, 1500, 2), 2, 'open'],
  ])('%j for %i people is %s', (one, people, state) => {
    expect(seatState(one, people)).toBe(state)
  })

  it('timesThatFit returns how many parties the seats are enough for', () => {
    expect(timesThatFit(departure(9), 4)).toBe(2)
    expect(timesThatFit(departure(3), 4)).toBe(0)
  })
})

describe('prices of departures', () => {
  it('are shown in thousands only when all are at least 1000', () => {
    expect(inThousands([departure(1), departure(1, 14_900)])).toBe(true)
    expect(inThousands([departure(1), departure(1, 950)])).toBe(false)
    expect(inThousands([])).toBe(false)
  })

  it('the lowest price ignores full departures', () => {
    expect(lowestPrice([departure(0, 900), departure(2, 1200), departure(5, 1900)])?.value).toBe(1200)
    expect(lowestPrice([departure(0, 900), departure(0, 1200)])?.value).toBe(900)
    expect(lowestPrice([])).toBeUndefined()
  })
})
