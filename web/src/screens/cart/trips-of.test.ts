import { expect, test } from 'vitest'
import type { Line } from './line-state.ts'
import { tripsOf } from './trips-of.ts'

const line = (key: string): Line => ({
  key,
  type: key.startsWith('f') ? 'flight' : 'hotel',
  ...(key.startsWith('f') && { route: key === 'f1' ? 1 : 2 }),
  id: key,
  pax: { adults: 1, children: [] },
  count: 1,
  price: 1,
  currency: 'try',
  total: { value: 1, currency: 'try' },
})

test.each([
  ['', []],
  ['h', ['h']],
  ['h f1 g', ['h', 'f1', 'g']],
  ['h f1 f2 g', ['h', 'f1+f2', 'g']],
  ['f2 h f1', ['f1+f2', 'h']],
])('flights are shown together, the way there first: %s', (keys, shown) => {
  const lines = keys.split(' ').filter(Boolean).map(line)
  expect(tripsOf(lines).map((trip) => trip.map(({ key }) => key).join('+'))).toEqual(shown)
})
