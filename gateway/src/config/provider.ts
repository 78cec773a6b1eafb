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

/** The provider and its credentials. Credentials in the environment apply to all accounts. */
export function providerOf(url: string, text: string | undefined): ProviderConfig {
  if (text === undefined) throw new ConfigError(['PROVIDER_CREDENTIALS is not set'])
  return { url, credentialsFor: text.trimStart().startsWith('{') ? fromEnvironment(text) : fromFile(text) }
}

/** Sites that call the provider directly need a provider, and credentials for their account. */
export function checkInventory(provider: ProviderConfig | undefined, known: Config['sites']): void {
  const unserved = provider === undefined ? Object.entries(known).filter(([, it]) => it.inventory === 'provider') : []
  const direct = Object.values(known).filter((site) => providerFor({ provider }, site) !== undefined)
  const accounts = [...new Set(direct.map(({ account }) => account))]
  const lacking = accounts.filter((account) => provider?.credentialsFor(account) === undefined)
  if (unserved.length + lacking.length === 0) return
  throw new ConfigError([
    ...unserved.map(([name]) => `SITES_FILE ${name} asks the provider itself, and PROVIDER_URL is not set`),
    ...lacking.map((account) => `PROVIDER_CREDENTIALS has nothing for account ${account}`),
  ])
}

function fromEnvironment(text: string): CredentialsFor {
  const one = orThrow(login.safeParse(credentialsIn(text)), 'PROVIDER_CREDENTIALS')
  return () => one
}

function fromFile(file: string): CredentialsFor {
  const byAccount = z.record(z.string().regex(/^[0-9]{1,12}$/), login)
  const all = new Map(
    Object.entries(orThrow(byAccount.safeParse(readJson('PROVIDER_CREDENTIALS', file)), 'PROVIDER_CREDENTIALS')),
  )
  return (account) => all.get(account)
}

/** The parser's own message is dropped, because it would quote the password. */
function credentialsIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError(['PROVIDER_CREDENTIALS is not valid JSON'])
  }
}
