import { freePort } from '@rota/gateway/testing/free-port'
import { startRedis } from '@rota/gateway/redis/testing/redis-server'
import { startPostgres } from '@rota/gateway/testing/postgres-server'
import { figureOf, type Figure } from './figure.ts'
import { startGateway } from './gateway.ts'
import { KINDS } from './kinds.ts'
import { costsOf, median, type Kind } from './load.ts'

/** A search that every request repeats: it is cached, and counted for the limits. */
const SEARCH: Kind = {
  name: 'a search from cache',
  method: 'POST',
  path: () => '/api/availability',
  body: () => KINDS.find(({ name }) => name === 'POST a search')?.body?.(0),
  status: 200,
}

const CACHED = [...KINDS.filter(({ name }) => name === 'a hotel from cache'), SEARCH]

/** The cost of a cached read in microseconds of processor time, and as a multiple of what it costs alone. */
export interface Beside {
  name: string
  alone: number
  cpu: number
  ratio: Figure
}

/** Both are the same code and equally warm, so they need not be as warm as beside plain undici. */
const WARM_UP_OF_PAIR = 6000

/** Two processes of the same gateway differ by up to 3 %, so several pairs are measured. */
const PAIRS = 7

/**
 * What cached reads cost a gateway with more variables than one alone: medians over the pairs, each with its own ratio.
 */
async function costsWith(
  agency: string,
  first: string,
  more: () => Promise<Record<string, string>>,
): Promise<Beside[]> {
  const rows: Beside[] = []
  for (const kind of CACHED) {
    const pairs: { alone: number; cpu: number; ratio: number }[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      const gateways = [await startGateway(agency, first), await startGateway(agency, first, await more())]
      const at = gateways.map((gateway) => ({ url: gateway.url, measured: gateway }))
      const [alone, beside] = await costsOf(kind, at, WARM_UP_OF_PAIR)
      await Promise.all(gateways.map((gateway) => gateway.end()))
      if (alone === undefined || beside === undefined) throw new Error('a process is missing')
      pairs.push({ alone: alone.cpu, cpu: beside.cpu, ratio: beside.ratio })
    }
    rows.push({
      name: kind.name,
      alone: median(pairs.map(({ alone }) => alone)),
      cpu: median(pairs.map(({ cpu }) => cpu)),
      ratio: figureOf(pairs.map(({ ratio }) => ratio)),
    })
  }
  return rows
}

/** With metrics for operators. */
export const costsWithMetrics = (agency: string, first: string): Promise<Beside[]> =>
  costsWith(agency, first, async () => ({ ADMIN_PORT: `${await freePort()}` }))

/** With state on a PostgreSQL and shared answers and limits on a Redis, both on this machine; also how it starts. */
export async function costsWithEngines(agency: string, first: string): Promise<{ rows: Beside[]; ready: number }> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const places = { REDIS_URL: redis.url, DATABASE_URL: await postgres.create() }
  const rows = await costsWith(agency, first, async () => places)
  const waits: number[] = []
  for (let i = 0; i < 5; i++) {
    const gateway = await startGateway(agency, '/readyz', places, true)
    waits.push(gateway.waited)
    await gateway.end()
  }
  await Promise.all([redis.end(), postgres.end()])
  return { rows, ready: median(waits) }
}
