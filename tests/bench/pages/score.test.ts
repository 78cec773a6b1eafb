import { expect, test } from 'vitest'
import { performanceScore, scoreOf, type Figures } from './score.ts'

const GOOD: Figures = { firstPaint: 1800, speedIndex: 3387, largestPaint: 2500, blocking: 200, shift: 0.1 }
const MEDIAN: Figures = { firstPaint: 3000, speedIndex: 5800, largestPaint: 4000, blocking: 600, shift: 0.25 }

test('the values that Lighthouse publishes for its curves score 90 and 50', () => {
  expect(performanceScore(GOOD)).toBe(90)
  expect(performanceScore(MEDIAN)).toBe(50)
})

test('no delay scores 100, and each figure counts by its weight', () => {
  const best: Figures = { firstPaint: 0, speedIndex: 0, largestPaint: 0, blocking: 0, shift: 0 }
  expect(performanceScore(best)).toBe(100)
  expect(performanceScore({ ...best, blocking: 600 })).toBe(85)
  expect(scoreOf('largestPaint', 100_000)).toBeLessThan(0.01)
})
