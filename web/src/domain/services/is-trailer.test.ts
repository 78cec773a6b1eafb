import { expect, test } from 'vitest'
import { isTrailer } from './is-trailer.ts'

// The contract of ServiceCaravan: "Seats with belts. 0 for a trailer."
test.each([
  [{ kind: 'caravan', seats: 0 }, true],
  [{ kind: 'caravan', seats: 4 }, false],
  [{ kind: 'caravan' }, false],
  [{ kind: 'extra', seats: 5 }, false],
  [{ kind: 'charter', seats: [] }, false],
  [{ kind: 'gulet' }, false],
])('%j is a trailer: %s', (facts, towed) => {
  expect(isTrailer(facts)).toBe(towed)
})
