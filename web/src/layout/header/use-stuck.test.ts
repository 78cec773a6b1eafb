import { expect, test } from 'vitest'
import { isStuck } from './use-stuck.ts'

test.each([
  [0, false],
  [40, false],
  [41, true],
])('scrolled by %i px the header is stuck: %s (decision 41.4)', (scrolled, stuck) => {
  expect(isStuck(scrolled)).toBe(stuck)
})
