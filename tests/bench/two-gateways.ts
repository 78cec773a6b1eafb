import { freePort } from '@rota/gateway/testing/free-port'
import { startRedis } from '@rota/gateway/redis/testing/redis-server'
import { startPostgres } from '@rota/gateway/testing/postgres-server'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { haproxyConfig, haproxy } from '../cluster/haproxy-config.ts'
import { launch } from '../cluster/launch.ts'
import { startGateway } from './gateway.ts'
import { KINDS } from './kinds.ts'
import { lineTo, median, WARM_UP } from './load.ts'
import type { ShareLimit } from './processor-share.ts'

/**
 * Share of a core for each gateway. Small, so that load generator, proxy and databases are not the bottleneck, even on
 * two cores.
 */
const SHARE = 0.15
/** Few, because a gateway with such a share has a late event loop and sheds requests (decision 12.1). */
const AT_ONCE = 8
const ROUNDS = 7
const OF_A_ROUND = 500
/** Time in which HAProxy notices that a gateway is not there, in milliseconds. */
const NOTICED_MS = 8000

const BOTH = KINDS.filter(({ name }) => name === 'a hotel from cache' || name === 'POST a search')

/** Throughput of two gateways, relative to one, that is at least required. */
export const MIN_SPEEDUP = 1.8

/** Requests per second of one gateway, and the throughput of two relative to it. */
interface Throughput {
  name: string
  one: number
  two: number
  ratio: number
}

/**
 * What two gateways answer per second beside one, behind HAProxy as deployed and with state on PostgreSQL and Redis.
 * Each gateway has a fixed share of a core, so that they, and nothing else of this machine, are the limit. Two are
 * asked by twice as many at once.
 */
export async function throughputOfTwo(agency: string, first: string, limit: ShareLimit): Promise<Throughput[]> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  const places = { REDIS_URL: redis.url, DATABASE_URL: await postgres.create(), TRUSTED_PROXIES: '127.0.0.1' }
  const gateways = await Promise.all(
    [1, 2].map(async () => {
      const admin = await freePort()
      const gateway = await startGateway(agency, first, { ...places, ADMIN_PORT: `${admin}` })
      return { ...gateway, admin, port: Number(new URL(gateway.url).port) }
    }),
  )
  const nobody = { port: await freePort(), admin: await freePort() }
  const proxies = [await proxyOf([gateways[0] ?? nobody, nobody]), await proxyOf(gateways)]
  const rows: Throughput[] = []
  let begun = 0
  await setTimeout(NOTICED_MS)
  for (const kind of BOTH) {
    // The gateways share answers, so each has numbers of its own.
    const lineAt = (url: string, times = 1) =>
      lineTo(kind, url, { first: (begun += 5 * WARM_UP), atOnce: times * AT_ONCE })
    for (const { url } of gateways) {
      const warming = lineAt(url)
      await warming.warmUp(WARM_UP)
      await warming.close()
    }
    const lifts = gateways.map(({ pid }) => limit(pid, SHARE))
    const lines = proxies.map(({ url }, at) => lineAt(url, at + 1))
    const rates = lines.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, line] of lines.entries()) {
        const count = (at + 1) * OF_A_ROUND
        const began = performance.now()
        await line.send(count)
        rates[at]?.push(count / ((performance.now() - began) / 1000))
      }
    }
    await Promise.all(lines.map(({ close }) => close()))
    for (const lift of lifts) lift()
    const [one = [], two = []] = rates
    const ratio = median(two.map((rate, round) => rate / (one[round] ?? Number.NaN)))
    rows.push({ name: kind.name, one: median(one), two: median(two), ratio })
  }
  await Promise.all([...proxies, ...gateways, redis, postgres].map((each) => each.end()))
  return rows
}

/** HAProxy in front of two gateways. */
async function proxyOf(gateways: readonly { port: number; admin: number }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'rota-bench-proxy-'))
  const [site, plain] = [await freePort(), await freePort()]
  const config = join(folder, 'haproxy.cfg')
  await writeFile(config, haproxyConfig({ site, plain, gateways }))
  const child = await launch({
    command: haproxy(),
    args: ['-db', '-f', config],
    port: site,
    env: process.env,
    log: join(folder, 'log'),
    onLine: () => undefined,
  })
  const end = async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${site}`, end }
}
