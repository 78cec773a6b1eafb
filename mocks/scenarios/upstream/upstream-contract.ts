import type { Scenario } from '../scenario.ts'

export const UPSTREAM_CONTRACT: Scenario = {
  name: 'upstream-contract',
  changes: 'Every answer of the agency is well-formed and holds values that the contract forbids. Changes do happen.',
  see: 'An error with a request number; no wrong value reaches a page.',
  failure: 'contract',
}
