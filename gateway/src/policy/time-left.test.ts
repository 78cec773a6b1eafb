import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const NOW = 1_000_000
const COMMIT = 60_000
const CART = 5000

test.each<[string, number | undefined, number, number]>([
  ['a call that needed no record has its time', undefined, COMMIT, COMMIT],
  ['what was recorded is sent within the time of its class', 20_000, COMMIT, 40_000],
  ['and not after it (G5)', 120_000, COMMIT, -60_000],
  ['a short time is not used up by writing the record', 9000, CART, CART],
  ['but ends half a minute after it (decision 22.9)', 28_000, CART, 2000],
  ['and is over then', 31_000, CART, -1000],
  ['a record from the future, by a clock that was set back, is new', -3_600_000, COMMIT, COMMIT],
])('%s', (_what, age, total, left) => {
  const recordedAt = age === undefined ? undefined : NOW - age
  expect(timeLeft(recordedAt, total, { now: () => NOW })).toBe(left)
})
