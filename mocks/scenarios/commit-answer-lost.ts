import type { Scenario } from './scenario.ts'

export const COMMIT_ANSWER_LOST: Scenario = {
  name: 'commit-answer-lost',
  changes: 'The agency makes the booking, and its answer breaks off in the middle.',
  see: 'The payment is being checked for a moment, then it is booked: found by reading back, never sent twice.',
  commit: 'loses-answer',
}
