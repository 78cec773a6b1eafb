import type { Scenario } from '../scenario.ts'

export const UPSTREAM_BROKEN_JSON: Scenario = {
  name: 'upstream-broken-json',
  changes: 'Every response of the agency is truncated JSON.',
  see: 'An error with a request number.',
  failure: 'broken-json',
}
