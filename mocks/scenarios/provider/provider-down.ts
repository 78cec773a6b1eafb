import type { Scenario } from '../scenario.ts'

export const PROVIDER_DOWN: Scenario = {
  name: 'provider-down',
  changes: 'Every call to the provider loses its connection without a response. The agency responds as usual.',
  see: 'Hotels and flights from the provider cannot be shown right now; everything else works.',
  providerFailure: 'refuse',
}
