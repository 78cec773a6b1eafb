import type { Scenario } from '../scenario.ts'

export const CHANNEL_PUSH_FAILED: Scenario = {
  name: 'channel-push-failed',
  changes: 'The hotel channel confirms the room but refuses the reservation.',
  see: 'The same as with channel-check-failed: the money is refunded, or nothing is booked.',
  channel: 'refuses',
}
