import { expect, test } from 'vitest'
import { shortNumber, shortPath } from './short-path.ts'

test.each([
  ['123.456', '123'],
  ['8.5', '9'],
  ['7.999', '8'],
  ['2.345', '2.35'],
  ['0.5', '.5'],
  ['-0.25', '-.25'],
  ['0.001', '0'],
])('the number %s is written as %s', (long, short) => {
  expect(shortNumber(long)).toBe(short)
})

test.each([
  ['a path begins with an absolute move', 'M1.4 2.6L3 4', 'M1 3l2 1'],
  ['the shorter form wins', 'M1000 1000L1001 1002L5 5', 'M1000 1000l1 2L5 5'],
  ['a repeated letter is left out', 'M0 0l10 10l20 20', 'M0 0l10 10 20 20'],
  ['pairs after a move are lines', 'M0 0 10 20', 'M0 0l10 20'],
  ['a closed path goes on from its start', 'M100 100h10zl5 5', 'M100 100h10zl5 5'],
  ['rounding does not add up', 'M0 0h0.4h0.4h0.4', 'M0 0h0 1 0'],
  ['radii, angle and flags of an arc stay', 'M0 0a12.5 4.25 0 1 0 20 0', 'M0 0a13 4.25 0 1 0 20 0'],
])('%s', (_, long, short) => {
  expect(shortPath(long)).toBe(short)
})
