import type { Scenario } from '../scenario.ts'

export const CHANNEL_CHECK_FAILED: Scenario = {
  name: 'channel-check-failed',
  changes:
    'The hotel channel has no room left when the gateway checks after the payment. Lists and baskets still show the room as available.',
  see: 'Book a hotel that is sold through the channel. If you paid by card, the money is refunded and the result says so; if you pay by transfer or later, nothing is booked.',
  channel: 'gone',
}
