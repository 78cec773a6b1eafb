import { expect, test } from 'vitest'
import { isMissed } from './figures.ts'

test.each([
  ['blocking', { value: 160, noise: 10 }, false],
  ['blocking', { value: 161, noise: 10 }, true],
  ['score', { value: 94, noise: 1 }, false],
  ['score', { value: 93, noise: 1 }, true],
  ['forced', { value: 1, noise: 0 }, true],
] as const)('%s with %j is a missed goal: %s', (name, figure, missed) => {
  expect(isMissed(name, figure)).toBe(missed)
})
