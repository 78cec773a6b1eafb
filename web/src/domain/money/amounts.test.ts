import { describe, expect, it } from 'vitest'
import { byCurrency, difference } from './amounts.ts'

describe('byCurrency: "sums are exact to the cent" (decision 19.4)', () => {
  it.each([
    { given: [], sums: [] },
    { given: [undefined, { value: 12, currency: 'eur' }], sums: [{ value: 12, currency: 'eur' }] },
    {
      given: [
        { value: 0.1, currency: 'eur' },
        { value: 5, currency: 'usd' },
        { value: 0.2, currency: 'eur' },
      ],
      sums: [
        { value: 0.3, currency: 'eur' },
        { value: 5, currency: 'usd' },
      ],
    },
  ] as const)('$given', ({ given, sums }) => {
    expect(byCurrency(given)).toEqual(sums)
  })
})

describe('difference', () => {
  it.each([
    [27335, 24850, 2485],
    [24850, 27335.1, -2485.1],
    [0.3, 0.1, 0.2],
  ])('the difference between %f and the earlier %f is %f', (now, before, value) => {
    expect(difference({ value: now, currency: 'try' }, { value: before, currency: 'try' })).toEqual({
      value,
      currency: 'try',
    })
  })
})
