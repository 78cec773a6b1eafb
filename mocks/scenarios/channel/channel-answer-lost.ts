import type { Scenario } from '../scenario.ts'

export const CHANNEL_ANSWER_LOST: Scenario = {
  name: 'channel-answer-lost',
  changes: 'The hotel channel takes the reservation and never says so.',
  see: 'The payment takes longer. The gateway asks the channel what it has, sends nothing twice, and the booking is completed.',
  channel: 'loses-answer',
}
