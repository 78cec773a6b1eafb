import type { Scenario } from '../scenario.ts'

export const PROVIDER_NONSENSE: Scenario = {
  name: 'provider-nonsense',
  changes: 'Every response of the provider is well-formed JSON with values that the contract forbids.',
  see: 'Hotels and flights from the provider cannot be shown right now. No wrong value reaches a page, and everything else works.',
  providerFailure: 'contract',
}
