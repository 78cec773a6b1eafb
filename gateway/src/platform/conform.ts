// `npm run conform`: asks a real upstream through the contract and prints where it differs (decision 1.8).
import { parseArgs } from 'node:util'
import Pool from 'undici/lib/dispatcher/pool.js'
import { systemClock } from '../clock.ts'
import { conform, type Upstreams } from '../conform/conform.ts'
import type { Send } from '../conform/desk.ts'
import { isConform, reportOf } from '../conform/report.ts'
import { ConfigError } from '../config/config-error.ts'
import { withFiles } from '../config/from-files.ts'
import { providerOf } from '../config/provider.ts'
import { authorizationOf } from '../config/read-config.ts'
import { connectorWithin } from './calling/connector.ts'
import { dispatch, splitUrl } from './calling/dispatch.ts'

const USAGE = `npm run conform -- --agency URL --site HOST [--provider URL --account NUMBER] [--writes]

  --agency URL     asks the agency; its credentials are AGENCY_AUTH and AGENCY_AUTH_SCHEME
  --site HOST      the host name by which the agency knows the site
  --provider URL   asks the provider; its credentials are PROVIDER_CREDENTIALS
  --account NUMBER the account whose credentials are used
  --writes         also fills a basket and holds stock, with the invented people of the contract's examples

Ends with 0 if every response keeps the contract, 1 if one differs, 2 if nothing could be asked.
`

const options = {
  agency: { type: 'string' },
  site: { type: 'string' },
  provider: { type: 'string' },
  account: { type: 'string' },
  writes: { type: 'boolean', default: false },
} as const

/** What to ask; undefined if the arguments do not say it. */
function asked(all: NodeJS.ProcessEnv): (Upstreams & { writes: boolean }) | undefined {
  const env = withFiles(all, ['AGENCY_AUTH', 'PROVIDER_CREDENTIALS'])
  const { values } = parseArgs({ options })
  const { agency, site, provider, account, writes } = values
  if ((agency === undefined) !== (site === undefined)) return undefined
  if ((provider === undefined) !== (account === undefined)) return undefined
  if (agency === undefined && provider === undefined) return undefined
  return {
    writes,
    ...(agency === undefined || site === undefined
      ? {}
      : { agency: { url: bare(agency), site, ...authorizationOf(env['AGENCY_AUTH'], env['AGENCY_AUTH_SCHEME']) } }),
    ...(provider === undefined || account === undefined
      ? {}
      : { provider: { ...providerOf(bare(provider), env['PROVIDER_CREDENTIALS']), account } }),
  }
}

/** Without a slash at its end, because paths begin with one. */
function bare(text: string): string {
  const { href } = new URL(text)
  return href.endsWith('/') ? href.slice(0, -1) : href
}

/** One connection at a time is enough for questions that are asked one after the other. */
function sending(): { send: Send; close: () => Promise<void> } {
  const pools = new Map<string, InstanceType<typeof Pool>>()
  const poolAt = (origin: string, connect: number) => {
    const pool = pools.get(origin) ?? new Pool(origin, { connections: 1, connect: connectorWithin(connect) })
    pools.set(origin, pool)
    return pool
  }
  return {
    send: (wire) => dispatch(poolAt(splitUrl(wire.url).origin, wire.deadlines.connect), wire),
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.destroy()))),
  }
}

async function main(): Promise<number> {
  const what = asked(process.env)
  if (what === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  const { send, close } = sending()
  const { writes, ...upstreams } = what
  const findings = await conform(upstreams, { send, clock: systemClock, writes }, systemClock.now())
  await close()
  process.stdout.write(reportOf(findings))
  return isConform(findings) ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError)) throw error
  process.stderr.write(`${error instanceof ConfigError ? error.problems.join('\n') : error.message}\n\n${USAGE}`)
  return 2
})
