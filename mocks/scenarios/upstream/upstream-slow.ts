import type { Scenario } from '../scenario.ts'

export const UPSTREAM_SLOW: Scenario = {
  name: 'upstream-slow',
  changes: 'Every call to the agency is taken and never answered.',
  see: 'Skeletons first; when the deadline of the call is over, the same words as with upstream-down.',
  failure: 'hang',
}
