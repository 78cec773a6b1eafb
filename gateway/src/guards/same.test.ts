import { expect, test, vi } from 'vitest'
import { isSame } from './same.ts'

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'xbc', false],
  ['abc', 'ab', false],
  ['', '', true],
])('%j and %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

test.each(['xbcdef', 'abcdex', 'abcdef'])('compares every character of %s', (other) => {
  const looked = vi.spyOn(String.prototype, 'charCodeAt')
  isSame('abcdef', other)
  const times = looked.mock.calls.length
  looked.mockRestore()
  expect(times).toBe(12)
})
