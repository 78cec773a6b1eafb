import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis, type RedisServer } from '@rota/gateway/redis/testing/redis-server'
import { startPostgres, type PostgresServer } from '@rota/gateway/testing/postgres-server'
import { shopEnvironment } from '../shop-environment.ts'
import { haproxyConfig, haproxy } from './haproxy-config.ts'
import { launch } from './launch.ts'
import { supervise, type Member } from './supervise.ts'

/** Ports from that of the site on: site, mocks, bank, gateways, their ports for operators, and plain HTTP. */
export const PORTS = 8
const GATEWAYS = [
  { name: 'gateway-1', port: 3, admin: 5 },
  { name: 'gateway-2', port: 4, admin: 6 },
] as const
const PLAIN = 7

/** How long a process may take to end in order, in milliseconds. */
const ENDS_MS = 10_000

interface ClusterGateway extends Member {
  /** Its own URL, without the load balancer. */
  url: string
  /** URL of its port for operators. */
  admin: string
  /** Whether the load balancer finds it ready. */
  isServing(): boolean
  /** Whether it responds to checks at all. One that is alive but not ready gets requests when no other is ready. */
  isAlive(): boolean
}

/** PostgreSQL, Redis, the mocks, two gateways and HAProxy in front of them, on loopback. */
export interface Cluster {
  /** URL of the site, at the load balancer. */
  url: string
  /** The load balancer's port for plain HTTP. */
  plainPort: number
  /** URL of the mocks' control. */
  control: string
  gateways: readonly [ClusterGateway, ClusterGateway]
  proxy: Member
  postgres: Member & { server: PostgresServer; url: string }
  redis: Member & { server: RedisServer }
  /** All processes, in the order in which they began. */
  members: readonly Member[]
  /** Its own folder, with a log per program. */
  folder: string
  /** The file of the sites, which both gateways read. */
  sitesFile: string
  /** Changes variables of the gateways, from their next start on. */
  configure(changes: Record<string, string>): void
  /** Changes the folder of the project whose build the gateways run, from their next start on. */
  install(other: string): void
  /** Ends all processes, by SIGKILL if they take too long, and removes their data. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Whom a gateway asks. */
type Destination = 'database' | 'redis' | 'agency' | 'provider'

export interface ClusterOptions {
  /** Further variables of gateways and mocks. */
  env?: Record<string, string>
  /** Receives a line when a process has died, and when it is back. */
  tell?: (line: string) => void
  /** Receives what the processes print. */
  onLine?: (name: string, line: string) => void
  /** Returns the URL at which a gateway finds one of them, in place of their own. */
  way?: (gateway: string, to: Destination, url: string) => Promise<string>
  /** Variables of one gateway, which no change replaces. */
  own?: (gateway: string) => Record<string, string>
}

const nothing = () => undefined

/** Where the bundle of an installation begins. Those of earlier versions were modules (decision 14.3). */
function bundleIn(installed: string): string {
  const bundle = join(installed, 'gateway/dist/server')
  return join(bundle, existsSync(join(bundle, 'main.cjs')) ? 'main.cjs' : 'main.js')
}

/** Starts a cluster on the ports from `first` on. The system chooses the databases' ports. */
export async function startCluster(first: number, options: ClusterOptions = {}): Promise<Cluster> {
  const { env = {}, tell = nothing, onLine = nothing, own = () => ({}) } = options
  const { way = (_gateway: string, _to: Destination, url: string) => Promise.resolve(url) } = options
  const folder = await mkdtemp(join(tmpdir(), 'rota-cluster-'))
  const sitesFile = join(folder, 'sites.json')
  const configFile = join(folder, 'haproxy.cfg')
  const [server, redisServer] = await Promise.all([startPostgres(), startRedis()])
  const databaseUrl = await ownedByShop(server)
  const changes = { ...env }
  let installed = join(import.meta.dirname, '../..')
  const members: Member[] = []
  /** Names of the gateways that the load balancer finds ready. */
  const serving = new Set<string>()
  const alive = new Set<string>()

  const member = (name: string, begin: () => Promise<ChildProcess>, running?: ChildProcess) => {
    const made = supervise(name, begin, tell, running)
    members.push(made)
    return made
  }
  const shop = {
    ...shopEnvironment(first),
    PUBLIC_URL: `http://localhost:${first}`,
    PAYMENT_ORIGIN: `http://pay.localhost:${first}`,
    // The load balancer passes nothing on to `/control/`.
    GATEWAY_URL: `http://127.0.0.1:${first + GATEWAYS[0].port}`,
    SITES_FILE: sitesFile,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const node = (name: string, file: () => string, port: number, ports: Record<string, string> = {}) =>
    member(name, () =>
      launch({
        command: process.execPath,
        args: ['--disable-proto=throw', file()],
        env: { ...process.env, ...shop, ...changes, ...ports },
        port,
        log: join(folder, `${name}.log`),
        onLine: (line) => onLine(name, line),
      }),
    )
  const gatewayAt = async ({ name, port, admin }: (typeof GATEWAYS)[number]): Promise<ClusterGateway> => ({
    ...node(name, () => bundleIn(installed), first + admin, {
      PORT: `127.0.0.1:${first + port}`,
      ADMIN_PORT: `${first + admin}`,
      DATABASE_URL: await way(name, 'database', databaseUrl),
      REDIS_URL: await way(name, 'redis', redisServer.url),
      AGENCY_URL: await way(name, 'agency', shop.AGENCY_URL),
      PROVIDER_URL: await way(name, 'provider', shop.PROVIDER_URL),
      ...own(name),
    }),
    url: `http://localhost:${first + port}`,
    admin: `http://127.0.0.1:${first + admin}`,
    isServing: () => serving.has(name),
    isAlive: () => alive.has(name),
  })

  const restarted = async ({ process }: { process: () => ChildProcess }, begun: Promise<void>) => {
    await begun
    return process()
  }
  const postgres = member('postgres', () => restarted(server, server.start()), server.process())
  const redis = member('redis', () => restarted(redisServer, redisServer.restart()), redisServer.process())
  const mocks = node('mocks', () => 'mocks/server.ts', first + 1)
  const gateways = [await gatewayAt(GATEWAYS[0]), await gatewayAt(GATEWAYS[1])] as const
  const proxy = member('haproxy', () => {
    for (const set of [serving, alive]) for (const { name } of gateways) set.add(name)
    return launch({
      command: haproxy(),
      args: ['-db', '-f', configFile],
      port: first,
      log: join(folder, 'haproxy.log'),
      onLine(line) {
        const [, backend, name = '', state] = /^Server (gateways|alive)\/(\S+) is (UP|DOWN)/.exec(line) ?? []
        const set = backend === 'alive' ? alive : serving
        if (state === 'UP') set.add(name)
        else if (state === 'DOWN') set.delete(name)
        onLine('haproxy', line)
      },
    })
  })

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await proxy.end(signal, ENDS_MS)
    await Promise.all(gateways.map((gateway) => gateway.end(signal, ENDS_MS)))
    await Promise.all([mocks.end(signal, ENDS_MS), redis.end('SIGKILL'), postgres.end('SIGINT', ENDS_MS)])
    await Promise.all([redisServer.end(), server.end(), rm(folder, { recursive: true })])
  }

  try {
    const at = GATEWAYS.map(({ port, admin }) => ({ port: first + port, admin: first + admin }))
    await copyFile(join(import.meta.dirname, '../../mocks/sites.json'), sitesFile)
    await writeFile(configFile, haproxyConfig({ site: first, plain: first + PLAIN, gateways: at }))
    await mocks.begin()
    await Promise.all(gateways.map((gateway) => gateway.begin()))
    await proxy.begin()
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return {
    url: `http://localhost:${first}`,
    plainPort: first + PLAIN,
    control: `http://127.0.0.1:${first + 1}/control`,
    gateways,
    proxy,
    postgres: { ...postgres, server, url: databaseUrl },
    redis: { ...redis, server: redisServer },
    members,
    folder,
    sitesFile,
    configure: (more) => void Object.assign(changes, more),
    install: (other) => void (installed = other),
    end,
  }
}

/** Creates a database whose owner is no administrator. Returns the owner's URL. */
async function ownedByShop(server: PostgresServer): Promise<string> {
  const url = new URL(await server.create())
  await server.run(`CREATE ROLE shop LOGIN; ALTER DATABASE ${url.pathname.slice(1)} OWNER TO shop`)
  url.username = 'shop'
  return url.href
}
