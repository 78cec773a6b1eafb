import type { Scenario } from '../scenario.ts'

export const CHANNEL_ANSWER_LOST: Scenario = {
  name: 'channel-answer-lost',
  changes: 'The hotel channel accepts the reservation, but its response is lost.',
  see: 'The payment takes longer. The gateway asks the channel whether it has the reservation, does not send it again, and completes the booking.',
  channel: 'loses-answer',
}
