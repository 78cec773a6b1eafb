import type { Scenario } from './scenario.ts'

export const COMMIT_PENDING: Scenario = {
  name: 'commit-pending',
  changes: 'The agency makes the booking, its response breaks off, and it shows the booking only 45 seconds later.',
  see: 'The payment is checked for half a minute. Then the result says that it is paid and being confirmed, and changes to booked by itself within a minute of the payment.',
  commit: 'late',
}
