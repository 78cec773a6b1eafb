import type { Scenario } from '../scenario.ts'

export const UPSTREAM_SLOW: Scenario = {
  name: 'upstream-slow',
  changes: 'The agency accepts every call but never responds.',
  see: 'Skeletons first; when the deadline of the call is over, the same words as with upstream-down.',
  failure: 'hang',
}
