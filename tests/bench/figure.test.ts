import { expect, test } from 'vitest'
import { figureOf, isWithin } from './figure.ts'

test('one disturbed measurement changes neither the figure nor its noise', () => {
  expect(figureOf([100, 110, 900])).toEqual({ value: 110, noise: 10 })
})

test.each([
  [{ value: 1.015, noise: 0 }, true],
  [{ value: 1.03, noise: 0.012 }, true],
  [{ value: 1.03, noise: 0.008 }, false],
  [{ value: 1.05, noise: 0.08 }, false],
])('%j is within 1.02, of noise up to 0.02: %s', (figure, isMet) => {
  expect(isWithin(figure, 1.02, 0.02)).toBe(isMet)
})
