import type { Scenario } from '../scenario.ts'

export const PROVIDER_SHORT_TOKENS: Scenario = {
  name: 'provider-short-tokens',
  changes:
    'A login token of the provider expires after two seconds. A call with an expired token is refused with `TokenRequired`, in a response with HTTP status 200.',
  see: 'Everything works: the gateway logs in again.',
  providerTokenLife: 2,
}
