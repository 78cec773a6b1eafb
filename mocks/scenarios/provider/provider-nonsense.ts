import type { Scenario } from '../scenario.ts'

export const PROVIDER_NONSENSE: Scenario = {
  name: 'provider-nonsense',
  changes: 'Every answer of the provider is well-formed and holds values that the contract forbids.',
  see: 'What comes from the provider cannot be shown right now; no wrong value reaches a page, and the rest works.',
  providerFailure: 'contract',
}
