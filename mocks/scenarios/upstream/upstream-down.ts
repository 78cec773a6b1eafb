import type { Scenario } from '../scenario.ts'

export const UPSTREAM_DOWN: Scenario = {
  name: 'upstream-down',
  changes: 'Every call to the agency loses its connection without a response.',
  see: 'Pages say that they cannot be shown right now and offer to try again. The basket is kept.',
  failure: 'refuse',
}
