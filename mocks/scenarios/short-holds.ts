import type { Scenario } from './scenario.ts'

export const SHORT_HOLDS: Scenario = {
  name: 'short-holds',
  changes:
    'Unpaid bookings are held for five minutes from the moment it is switched on. Switch it on again for another five.',
  see: 'Choose to pay by bank transfer or later: the result says until when the booking is held. After that time it lapses by itself and can be booked again, unless PUT /control/transfers has paid it.',
  holdSeconds: 300,
}
