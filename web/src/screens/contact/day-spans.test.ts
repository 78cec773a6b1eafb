import { expect, test } from 'vitest'
import { daySpans } from './day-spans.ts'

test.each([
  [[1, 2, 3, 4, 5, 6, 7], [[1, 7]]],
  [
    [1, 2, 3, 5],
    [
      [1, 3],
      [5, 5],
    ],
  ],
  [[7, 6], [[6, 7]]],
  [[3], [[3, 3]]],
  [[], []],
])('the days %j are the spans %j', (days, spans) => {
  expect(daySpans(days).map(({ from, to }) => [from, to])).toEqual(spans)
})
