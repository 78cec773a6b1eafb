import type { Scenario } from '../scenario.ts'

export const PROVIDER_SHORT_TOKENS: Scenario = {
  name: 'provider-short-tokens',
  changes:
    'Tokens of the provider live for two seconds. A call with an older one is refused with `TokenRequired` and HTTP 200.',
  see: 'Everything works: the gateway logs in again.',
  providerTokenLife: 2,
}
