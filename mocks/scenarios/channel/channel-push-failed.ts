import type { Scenario } from '../scenario.ts'

export const CHANNEL_PUSH_FAILED: Scenario = {
  name: 'channel-push-failed',
  changes: 'The hotel channel has the room and does not take the reservation.',
  see: 'The same as when its check fails: the money goes back, or nothing is booked.',
  channel: 'refuses',
}
