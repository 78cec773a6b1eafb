import { expect, test } from 'vitest'
import { isUnsendableRequest, requestOf } from './on-request.ts'

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

test.each([
  ['a room on request', [{ availability: 2 as const }], false],
  ['an offer of the provider that is free', [{ availability: 1 as const, offerId: 'o1' }], false],
  ['an offer of the provider on request', [{ availability: 2 as const, offerId: 'o1' }], true],
  ['several joined in a line', [{ availability: 2 as const, offerIds: ['o1', 'o2'] }], true],
  ['a room on request beside an offer', [{ availability: 2 as const }, { offerId: 'o1' }], true],
])('a request that cannot be sent (decision 24.4): %s', (_name, basket, expected) => {
  expect(isUnsendableRequest(basket)).toBe(expected)
})
