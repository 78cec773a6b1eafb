import type { Scenario } from '../scenario.ts'

export const PROVIDER_SLOW: Scenario = {
  name: 'provider-slow',
  changes: 'The provider accepts every call but never responds. The agency responds as usual.',
  see: 'Skeletons where results of the provider belong; when the call’s deadline has passed, the same message as with provider-down.',
  providerFailure: 'hang',
}
