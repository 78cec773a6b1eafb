import type { Scenario } from './scenario.ts'

export const COMMIT_PENDING: Scenario = {
  name: 'commit-pending',
  changes: 'The agency makes the booking, its answer breaks off, and it shows the booking only 45 seconds later.',
  see: 'The payment is checked for half a minute, then the result says paid and being confirmed, and changes by itself to booked within a minute of the payment.',
  commit: 'late',
}
