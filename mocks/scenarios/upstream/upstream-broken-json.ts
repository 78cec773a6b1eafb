import type { Scenario } from '../scenario.ts'

export const UPSTREAM_BROKEN_JSON: Scenario = {
  name: 'upstream-broken-json',
  changes: 'Every answer of the agency is JSON that breaks off in the middle.',
  see: 'An error with a request number.',
  failure: 'broken-json',
}
