import type { Config } from '@rota/gateway/ports/config'

/** The gateway asks the provider itself, with the published account of its mock. */
export const PROVIDER: Partial<Config> = {
  provider: {
    url: 'http://mocks.test/provider',
    credentialsFor: () => ({ agency: 'YELKOVAN', user: 'WEB', password: 'not-a-real-one' }),
  },
}
