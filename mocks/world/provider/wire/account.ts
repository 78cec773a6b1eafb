/** The published account of the mock: everybody may know it, nothing else logs in. */
export const PROVIDER_ACCOUNT = { Agency: 'YELKOVAN', User: 'WEB', Password: 'not-a-real-one' } as const

/** How long a token lives, in seconds; the real life is documented nowhere (decision 16.6). */
export const TOKEN_LIFE = 3 * 3600
