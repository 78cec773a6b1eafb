import type { Scenario } from '../scenario.ts'

export const PROVIDER_SLOW: Scenario = {
  name: 'provider-slow',
  changes: 'Every call to the provider is taken and never answered. The agency answers.',
  see: 'Skeletons where the provider is asked; when the deadline of the call is over, the same words as with provider-down.',
  providerFailure: 'hang',
}
