import type { Scenario } from './scenario.ts'

export const COMMIT_PENDING: Scenario = {
  name: 'commit-pending',
  changes: 'The agency makes the booking, its answer breaks off, and it shows the booking only 45 seconds later.',
  see: 'Paid and being confirmed; the page changes by itself to booked within a minute.',
  commit: 'late',
}
