import type { Config } from '@rota/gateway/ports/config'

/** Lets the gateway call the provider directly, with the mock's public account. */
export const PROVIDER: Partial<Config> = {
  provider: {
    url: 'http://mocks.test/provider',
    credentialsFor: () => ({ agency: 'YELKOVAN', user: 'WEB', password: 'not-a-real-one' }),
  },
}
