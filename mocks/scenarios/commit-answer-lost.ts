import type { Scenario } from './scenario.ts'

export const COMMIT_ANSWER_LOST: Scenario = {
  name: 'commit-answer-lost',
  changes: 'The agency makes the booking, but its response breaks off in the middle.',
  see: 'The payment is checked for a moment, then the result says booked: the gateway reads the booking back and does not send it again.',
  commit: 'loses-answer',
}
