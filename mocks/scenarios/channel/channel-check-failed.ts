import type { Scenario } from '../scenario.ts'

export const CHANNEL_CHECK_FAILED: Scenario = {
  name: 'channel-check-failed',
  changes: 'The hotel channel has no room left when it is asked after the payment. Lists and baskets do not know yet.',
  see: 'Book a hotel that is sold through the channel: paid by card, the money goes back and the result says so; by transfer or later, nothing is booked.',
  channel: 'gone',
}
