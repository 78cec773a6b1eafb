import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@rota/gateway/testing/free-port'
import { start, type Measured } from './processes.ts'

/** The flags with which `run.mjs` starts the gateway, and what it tells the allocator. */
const PRODUCTION = '--disable-proto=throw --min-semi-space-size=8 --max-semi-space-size=8 --v8-pool-size=1'
const MALLOC_ARENA_MAX = '2'
export const FLAGS = (process.env['GATEWAY_FLAGS'] ?? PRODUCTION).split(' ')

/** A gateway in front of a stub upstream, with a temporary store. */
export interface MeasuredGateway extends Measured {
  url: string
  /** Processor time until the first response with 200, in milliseconds. */
  coldStart: number
  /** Time on the clock until then, which is longer on a busy machine. */
  waited: number
}

/** Starts the gateway as in production and waits for its first 200. A bare one reports no usage. */
export async function startGateway(
  upstream: string,
  first: string,
  more: Record<string, string> = {},
  isBare = false,
): Promise<MeasuredGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'rota-bench-'))
  const port = await freePort()
  const env = {
    PORT: `${port}`,
    AGENCY_URL: `${upstream}/agency`,
    IMAGES_URL: `${upstream}/images-host`,
    SITES_FILE: 'mocks/sites.json',
    DEFAULT_SITE: 'localhost',
    PROVIDER_URL: `${upstream}/provider`,
    PROVIDER_CREDENTIALS: 'mocks/provider-accounts.json',
    STORE_FILE: join(folder, 'store.sqlite'),
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    // All requests come from one address.
    LIMITS: '1000000',
    LOG_LEVEL: 'silent',
    MALLOC_ARENA_MAX,
    NODE_COMPILE_CACHE: join(tmpdir(), 'rota-bench-compiled'),
    ...more,
  }
  const begin = performance.now()
  const process = await start('gateway/dist/server/main.cjs', { flags: FLAGS, env, isBare })
  const url = `http://127.0.0.1:${port}`
  while (!(await isOk(url + first))) {
    if (performance.now() - begin > 20_000) throw new Error('the gateway does not answer')
    // Poll rarely, to leave the CPU to the gateway.
    await setTimeout(4)
  }
  const [coldStart, waited] = [process.spent(), performance.now() - begin]
  const end = async () => {
    await process.end()
    await rm(folder, { recursive: true })
  }
  return { ...process, end, url, coldStart, waited }
}

/** Starts the baseline in front of the stub upstream, under the flags of the gateway. */
export async function startBase(upstream: string): Promise<Measured & { url: string }> {
  const port = await freePort()
  const options = { flags: FLAGS, args: [upstream, `${port}`], env: { MALLOC_ARENA_MAX }, speaks: true }
  const base = await start('tests/bench/base.ts', options)
  return { ...base, url: `http://127.0.0.1:${port}` }
}

async function isOk(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
