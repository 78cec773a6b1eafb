import type { Scenario } from '../scenario.ts'

export const PROVIDER_SLOW: Scenario = {
  name: 'provider-slow',
  changes: 'The provider accepts every call but never responds. The agency responds as usual.',
  see: 'Skeletons where the provider is asked; when the deadline of the call is over, the same words as with provider-down.',
  providerFailure: 'hang',
}
