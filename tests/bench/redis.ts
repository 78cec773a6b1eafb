import { startRedis } from '@rota/gateway/redis/testing/redis-server'
import { startGateway } from './gateway.ts'
import { KINDS } from './kinds.ts'
import { costsOf, type Kind } from './load.ts'

/** A search that every request repeats: it is cached, and counted for the limits. */
const SEARCH: Kind = {
  name: 'a search from cache',
  method: 'POST',
  path: () => '/api/availability',
  body: () => KINDS.find(({ name }) => name === 'POST a search')?.body?.(0),
  status: 200,
}

/** The cost of a cached read in microseconds of processor time, and as a multiple of what it costs without Redis. */
interface Shared {
  name: string
  alone: number
  cpu: number
  ratio: number
}

/** What cached reads cost a gateway that shares answers and limits on a Redis of this machine. */
export async function costsWithRedis(agency: string, first: string): Promise<Shared[]> {
  const redis = await startRedis()
  const rows: Shared[] = []
  for (const kind of [...KINDS.filter(({ name }) => name === 'a hotel from cache'), SEARCH]) {
    const gateways = [await startGateway(agency, first), await startGateway(agency, first, { REDIS_URL: redis.url })]
    const at = gateways.map((gateway) => ({ url: gateway.url, measured: gateway }))
    const [alone, shared] = await costsOf(kind, at)
    await Promise.all(gateways.map((gateway) => gateway.end()))
    if (alone === undefined || shared === undefined) throw new Error('a process is missing')
    rows.push({ name: kind.name, alone: alone.cpu, cpu: shared.cpu, ratio: shared.ratio })
  }
  await redis.end()
  return rows
}
