import { expect, test } from 'vitest'
import { roundStep, rangeBins, rangeScale } from './range-bins.ts'

test.each([
  [31_500, 100, 500],
  [100, 100, 1],
  [101, 100, 2],
  [0, 100, 1],
  [120_000, 100, 2000],
])('a range of %i in at most %i steps goes by %i', (range, times, step) => {
  expect(roundStep(range, times)).toBe(step)
})

test('rounds the ends of the scale outwards to round steps', () => {
  expect(rangeScale({ min: 6_512.4, max: 38_013.9 })).toEqual({ min: 6_500, max: 38_500, step: 500 })
})

test('puts every price into one bar, the highest into the last', () => {
  const scale = { min: 0, max: 100 }
  expect(rangeBins([0, 9.99, 10, 55, 99, 100], scale, 10).map(({ count }) => count)).toEqual([
    2, 1, 0, 0, 0, 1, 0, 0, 0, 2,
  ])
})

test('returns a scale for a single price', () => {
  const scale = rangeScale({ min: 500, max: 500 })
  expect(rangeBins([500], scale, 3).reduce((sum, { count }) => sum + count, 0)).toBe(1)
})
