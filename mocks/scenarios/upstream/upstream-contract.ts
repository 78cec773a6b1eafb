import type { Scenario } from '../scenario.ts'

export const UPSTREAM_CONTRACT: Scenario = {
  name: 'upstream-contract',
  changes:
    'Every response of the agency is well-formed JSON with values that the contract forbids. The agency still carries out changes.',
  see: 'An error with a request number; no wrong value reaches a page.',
  failure: 'contract',
}
