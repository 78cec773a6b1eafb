import type { Scenario } from './scenario.ts'

export const MAINTENANCE: Scenario = {
  name: 'maintenance',
  changes: 'The record of the site says that it is under maintenance. The agency responds as usual.',
  see: 'Home shows the notice (503), other pages lead there, calls are 503 maintenance. A payment that has begun is finished, and its result is shown.',
  underMaintenance: true,
}
