import { expect, test } from 'vitest'
import { requestOf } from './on-request.ts'

const lines = (...kinds: (1 | 2 | 3 | undefined)[]) => kinds.map((availability) => ({ availability }))

test.each([
  ['nothing in it', lines(), 'none'],
  ['rooms that are free', lines(1, undefined), 'none'],
  ['a room that is gone', lines(3), 'none'],
  ['rooms on request only', lines(2, 2), 'all'],
  ['both kinds: the request decides (decision 24.1)', lines(1, 2), 'some'],
  ['a request beside a room that is gone', lines(2, 3), 'some'],
])('%s', (_name, basket, expected) => {
  expect(requestOf(basket)).toBe(expected)
})
