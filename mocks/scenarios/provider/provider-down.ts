import type { Scenario } from '../scenario.ts'

export const PROVIDER_DOWN: Scenario = {
  name: 'provider-down',
  changes: 'Every call to the provider loses its connection before an answer. The agency responds as usual.',
  see: 'What comes from the provider cannot be shown right now; the rest works.',
  providerFailure: 'refuse',
}
