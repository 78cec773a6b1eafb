import type { Timings } from '../../ports/payments.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Times used in production (decision 22.3, E4). */
export const TIMINGS: Timings = {
  backoff: [1, 2, 5, 10, 20].map((seconds) => seconds * SECOND),
  lease: 5 * SECOND,
  initializeSettles: 35 * SECOND,
  formLost: 2 * MINUTE,
  attempt: 15 * MINUTE,
  watch: 60 * MINUTE,
  doubt: 30 * SECOND,
  giveUp: 15 * MINUTE,
  answers: [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE],
  unanswered: 7 * 24 * HOUR,
  late: 6 * HOUR,
}
