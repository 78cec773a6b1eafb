import { setTimeout } from 'node:timers/promises'
import { HAS_POSTGRES } from '@rota/gateway/testing/postgres-server'
import { hasRedis } from '@rota/gateway/redis/testing/redis-server'
import { claimPorts } from '../test-stack.ts'
import { HAS_HAPROXY } from './haproxy-config.ts'
import { startCluster, type Cluster, type ClusterOptions } from './start-cluster.ts'

/** Whether this machine has all engines of a cluster. `tests/engines.ts` says so once per run when it has not. */
export const HAS_ENGINES = HAS_POSTGRES && hasRedis && HAS_HAPROXY

/** The first of the ports of these tests. */
export const FIRST_PORT = 5600

/** `npm run test:long` has higher counts, and checks times, which are not reliable on a busy machine. */
export const isLong = process.env['LOAD'] === 'long'

interface TestCluster extends Cluster {
  /** Lines that the processes have printed. */
  log: readonly string[]
  /** Throws if a gateway has logged an internal error since the last call. */
  checkFaults(): void
  /** Starts what is missing and thaws what is frozen. Resolves when the load balancer finds both gateways ready. */
  whole(): Promise<void>
  /** Ends it at once. */
  stop(): Promise<void>
}

/** Starts a cluster on ports of its own, without limits. */
export async function startTestCluster(
  env: Record<string, string> = {},
  more: Pick<ClusterOptions, 'way' | 'own'> = {},
): Promise<TestCluster> {
  const { port, claim } = await claimPorts(FIRST_PORT)
  const log: string[] = []
  let known = 0
  const onLine = (_name: string, line: string) => void log.push(line)
  const cluster = await startCluster(port, { env, onLine, ...more })
  return {
    ...cluster,
    log,
    checkFaults() {
      const faults = log.slice(known).filter((line) => line.includes('"msg":"fault"'))
      known = log.length
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
    async whole() {
      cluster.redis.signal('SIGCONT')
      for (const member of cluster.members) if (member.pid() === undefined) await member.begin()
      while (!cluster.gateways.every((gateway) => gateway.isServing())) await setTimeout(100)
    },
    async stop() {
      await cluster.end('SIGKILL')
      claim.close()
    },
  }
}
