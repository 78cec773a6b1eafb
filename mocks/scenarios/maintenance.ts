import type { Scenario } from './scenario.ts'

export const MAINTENANCE: Scenario = {
  name: 'maintenance',
  changes: 'The site’s record says that it is under maintenance. The agency responds as usual.',
  see: 'The home page shows a notice with status 503, other pages redirect to it, and API calls return 503 maintenance. A payment that has begun is completed, and its result is shown.',
  underMaintenance: true,
}
