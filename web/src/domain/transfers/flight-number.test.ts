import { expect, test } from 'vitest'
import { flightNumberOf } from './flight-number.ts'

test.each([
  ['TK 2412', 'TK 2412'],
  ['tk2412', 'TK 2412'],
  ['pc-118', 'PC 118'],
  ['U2 45', 'U2 45'],
  ['8q 71a', '8Q 71A'],
  ['THY1', 'THY 1'],
  ['TK ٢٤١٢', 'TK 2412'],
  ['TK', undefined],
  ['2412', undefined],
  ['TK 24123', undefined],
  ['12 2412', undefined],
  ['', undefined],
])('%j is %s', (typed, number) => {
  expect(flightNumberOf(typed)).toBe(number)
})
