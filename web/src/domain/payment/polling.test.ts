import { expect, test } from 'vitest'
import { pollDelay } from './polling.ts'

test('"poll 2 s -> 10 s" (E3): the delay grows from 2 s to 10 s', () => {
  const delays = Array.from({ length: 12 }, (_, asked) => pollDelay(asked))
  expect([delays[0], delays.at(-1), pollDelay(10_000)]).toEqual([2_000, 10_000, 10_000])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
})
