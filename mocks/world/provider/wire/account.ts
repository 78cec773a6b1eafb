/** The mock's only account. It is public on purpose. */
export const PROVIDER_ACCOUNT = { Agency: 'YELKOVAN', User: 'WEB', Password: 'not-a-real-one' } as const

/** Lifetime of a token in seconds; the real one is undocumented (decision 16.6). */
export const TOKEN_LIFE = 3 * 3600
