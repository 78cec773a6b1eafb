import type { Scenario } from './scenario.ts'

export const SHORT_HOLDS: Scenario = {
  name: 'short-holds',
  changes:
    'What can be held unpaid is held for five minutes from the moment it is switched on. Switch it on again for five more.',
  see: 'Book by bank transfer or later: the result names the time. When it has passed, the booking lapses by itself and can be booked again, unless PUT /control/transfers has paid it.',
  holdSeconds: 300,
}
