import type { Scenario } from '../scenario.ts'

export const UPSTREAM_SLOW: Scenario = {
  name: 'upstream-slow',
  changes: 'The agency accepts every call but never responds.',
  see: 'Skeletons first; when the call’s deadline has passed, the same message as with upstream-down.',
  failure: 'hang',
}
