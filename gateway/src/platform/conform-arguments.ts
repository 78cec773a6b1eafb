// The arguments and variables of `npm run conform`.
import { parseArgs } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { withFiles } from '../config/from-files.ts'
import { providerOf } from '../config/provider.ts'
import { authorizationOf } from '../config/read-config.ts'
import type { Upstreams } from '../conform/conform.ts'

export const USAGE = `npm run conform -- --agency URL [--site HOST] [--provider URL [--account NUMBER]] [--writes]

  --agency URL     asks the agency; its credentials are AGENCY_AUTH and AGENCY_AUTH_SCHEME
  --site HOST      the host name by which the agency knows the site; without it, that of the URL
  --provider URL   asks the provider; its credentials are PROVIDER_CREDENTIALS
  --account NUMBER the account whose credentials are used, where PROVIDER_CREDENTIALS is a file of accounts
  --writes         also starts a session, fills its basket and holds stock, with the invented people of the contract's
                   examples; without it, nothing that creates or changes a record is sent

AGENCY_SESSION is the id of a session at the agency, for reads that belong to one. AGENCY_AUTH, AGENCY_SESSION and
PROVIDER_CREDENTIALS can be files (AGENCY_AUTH_FILE).

Ends with 0 if every response keeps the contract, 1 if one differs or cannot be read, 2 if there was none to judge.
`

type Variables = Record<string, string | undefined>

const SECRETS = ['AGENCY_AUTH', 'AGENCY_SESSION', 'PROVIDER_CREDENTIALS']

const options = {
  agency: { type: 'string' },
  site: { type: 'string' },
  provider: { type: 'string' },
  account: { type: 'string' },
  writes: { type: 'boolean', default: false },
} as const

/** The upstreams to ask, and whether operations that create or change records are asked as well. */
export type ConformArguments = Upstreams & { writes: boolean }

/** Reads the arguments and variables. Throws a ConfigError if something is missing or contradictory. */
export function readArguments(args: string[], variables: Variables): ConformArguments {
  const env = withFiles(variables, SECRETS)
  const { agency, site, provider, account, writes } = optionsIn(args)
  const session = env['AGENCY_SESSION']
  const problems = [
    ...(agency === undefined && provider === undefined ? ['--agency or --provider is needed'] : []),
    ...(agency === undefined && site !== undefined ? ['--site is for --agency'] : []),
    ...(provider === undefined && account !== undefined ? ['--account is for --provider'] : []),
    ...(session === '' ? ['AGENCY_SESSION is empty'] : []),
    ...(writes && session !== undefined ? ['--writes starts a session of its own, without AGENCY_SESSION'] : []),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    writes,
    ...(agency === undefined ? {} : { agency: agencyAt(agency, site, env) }),
    ...(provider === undefined ? {} : { provider: providerAt(provider, account, env) }),
  }
}

function optionsIn(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : 'The arguments cannot be read'])
  }
}

function agencyAt(text: string, site: string | undefined, env: Variables): NonNullable<Upstreams['agency']> {
  const url = urlWithoutSlash('--agency', text)
  const { AGENCY_AUTH, AGENCY_AUTH_SCHEME, AGENCY_SESSION: session } = env
  return {
    url,
    site: site ?? new URL(url).hostname,
    ...authorizationOf(AGENCY_AUTH, AGENCY_AUTH_SCHEME),
    ...(session === undefined ? {} : { session }),
  }
}

function providerAt(text: string, account: string | undefined, env: Variables): NonNullable<Upstreams['provider']> {
  const { url, credentialsFor } = providerOf(urlWithoutSlash('--provider', text), env['PROVIDER_CREDENTIALS'])
  const credentials = credentialsFor(account ?? '')
  if (credentials !== undefined) return { url, credentials }
  const missing =
    account === undefined
      ? 'PROVIDER_CREDENTIALS is a file of accounts: --account NUMBER says which to use'
      : `PROVIDER_CREDENTIALS has nothing for account ${account}`
  throw new ConfigError([missing])
}

/** An http or https URL without a slash at its end, because paths begin with one. */
function urlWithoutSlash(option: string, text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new ConfigError([`${option} is not an http or https URL`])
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href
}

/** A sentence for the output: the site and the session with which the agency is asked, and how to change them. */
export function agencySentence({ agency, writes }: ConformArguments): string {
  if (agency === undefined) return ''
  const { site, session } = agency
  const how = writes
    ? 'in a session of its own'
    : session === undefined
      ? 'without a session; an agency that refuses this needs AGENCY_SESSION'
      : 'in the session of AGENCY_SESSION'
  return `The agency is asked as the site ${site} (--site HOST), ${how}.\n\n`
}
