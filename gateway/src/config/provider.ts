import * as z from 'zod'
import type { Config, CredentialsFor, ProviderConfig } from '../ports/config.ts'
import { providerFor } from '../upstream/inventory.ts'
import { ConfigError } from './config-error.ts'
import { orThrow, readJson } from './parse.ts'

const login = z.strictObject({
  agency: z.string().min(1),
  user: z.string().min(1),
  password: z.string().min(1),
})

/**
 * The provider and its credentials, from the values of `PROVIDER_URL` and `PROVIDER_CREDENTIALS`. The credentials are a
 * JSON object for all accounts, or the path of a JSON file with one object per account.
 */
export function providerOf(url: string, credentials: string | undefined): ProviderConfig {
  if (credentials === undefined) throw new ConfigError(['PROVIDER_CREDENTIALS is not set'])
  const isJson = credentials.trimStart().startsWith('{')
  return { url, credentialsFor: isJson ? fromEnvironment(credentials) : fromFile(credentials) }
}

/** Throws a ConfigError if a site that calls the provider directly has no provider, or no credentials for its account. */
export function checkInventory(provider: ProviderConfig | undefined, sites: Config['sites']): void {
  const wantProvider = Object.entries(sites).filter(([, { inventory }]) => inventory === 'provider')
  const sitesWithoutProvider = provider === undefined ? wantProvider : []
  const directSites = Object.values(sites).filter((site) => providerFor({ provider }, site) !== undefined)
  const accounts = [...new Set(directSites.map(({ account }) => account))]
  const accountsWithoutLogin = accounts.filter((account) => provider?.credentialsFor(account) === undefined)
  if (sitesWithoutProvider.length + accountsWithoutLogin.length === 0) return
  throw new ConfigError([
    ...sitesWithoutProvider.map(([name]) => `SITES_FILE ${name} asks the provider itself, and PROVIDER_URL is not set`),
    ...accountsWithoutLogin.map((account) => `PROVIDER_CREDENTIALS has nothing for account ${account}`),
  ])
}

function fromEnvironment(text: string): CredentialsFor {
  const credentials = orThrow(login.safeParse(credentialsIn(text)), 'PROVIDER_CREDENTIALS')
  return () => credentials
}

function fromFile(file: string): CredentialsFor {
  const byAccount = z.record(z.string().regex(/^[0-9]{1,12}$/), login)
  const credentialsByAccount = new Map(
    Object.entries(orThrow(byAccount.safeParse(readJson('PROVIDER_CREDENTIALS', file)), 'PROVIDER_CREDENTIALS')),
  )
  return (account) => credentialsByAccount.get(account)
}

/** Parses credentials. The error of the JSON parser is dropped, because it would quote the password. */
function credentialsIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(['PROVIDER_CREDENTIALS is not valid JSON'])
  }
}
