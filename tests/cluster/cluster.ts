// `npm run cluster`: PostgreSQL, Redis, the mocks and two gateways behind HAProxy, for a person who wants to try what
// happens when one of them dies.
import { randomUUID } from 'node:crypto'
import { installEngines } from '../engines.ts'
import { accepts } from './launch.ts'
import type { Cluster } from './start-cluster.ts'

/** Level of warnings in a log. */
const WARNING = 40
const lastOf = new Map<string, string>()

const missing = installEngines('PostgreSQL', 'Redis', 'HAProxy')
if (missing.length > 0) exit(`there is ${missing.join(', ')}; npm run cluster needs all of them`)

// What is installed only now is found by these modules when they are loaded.
const { PORTS, startCluster } = await import('./start-cluster.ts')

const first = Number(process.env['PORT'] ?? 4000)
for (let port = first; port < first + PORTS; port++) {
  if (await accepts(port)) exit(`port ${port} is taken; choose ${PORTS} others with PORT=<first> npm run cluster`)
}

// A terminal that has gone takes nothing more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const say = (line: string) => void process.stdout.write(`${line}\n`)
say('rota: starting PostgreSQL, Redis, the mocks, two gateways and HAProxy')

const controlKey = process.env['CONTROL_KEY'] ?? randomUUID()
const env = {
  CONTROL_KEY: controlKey,
  // All visitors are on this machine and share one address.
  LIMITS: 'address=50',
  // Longer than the load balancer needs to notice.
  DRAIN_MS: '2500',
}
const starting = startCluster(first, { env, tell: (line) => say(`rota: ${line}`), onLine })
let ending: Promise<void> | undefined
const stop = () => void (ending ??= end())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Whoever started this has ended.
process.stdin.on('end', stop).resume()

async function end(): Promise<void> {
  // One that fails has ended by itself.
  await starting.then((cluster) => cluster.end('SIGTERM')).catch(() => undefined)
  process.exit(0)
}

try {
  const cluster = await starting
  if (ending === undefined) say(description(cluster))
} catch (error) {
  if (ending === undefined) exit(error instanceof Error ? error.message : String(error))
}

/** Prints the lines of a process that matter to a person, without repetitions. The log file has all lines. */
function onLine(name: string, line: string): void {
  const text = shown(line)
  if (text === '' || lastOf.get(name) === text) return
  lastOf.set(name, text)
  say(`${name}  ${text}`)
}

function exit(message: string): never {
  process.stderr.write(`rota: ${message}\n`)
  process.exit(1)
}

/** Alarms and errors of a gateway, and what the load balancer reports about the gateways. */
function shown(line: string): string {
  if (!line.startsWith('{')) return /^(?:Server|DATABASE_URL|Port) [^,]*|^.*\[ALERT\].*/.exec(line)?.[0] ?? ''
  const {
    level = 0,
    msg,
    error,
    state,
  } = JSON.parse(line) as { level?: number; msg?: string; error?: string; state?: string }
  return level < WARNING ? '' : [msg, error, state].filter((part) => part !== undefined).join(' ')
}

function description({ url, control, folder, gateways, postgres, redis, members }: Cluster): string {
  // The mocks stand for the agency and the bank. They keep everything in memory, so baskets would die with them.
  const ours = members.filter(({ name }) => name !== 'mocks')
  const pids = ours.map((member) => `${member.name} ${member.pid()}`)
  return `
  site        ${url}   (Arabic: ${url}/ar)
  gateways    ${gateways.map((gateway) => gateway.url).join(', ')}
  operators   ${gateways.map(({ admin }) => `${admin}/metrics`).join(', ')}
  PostgreSQL  ${postgres.url}
  Redis       ${redis.server.url}
  switches    ${url}/ops, with the key ${controlKey}
  test panel  ${control}/panel
  logs        ${folder}

  Book, and kill one process after another:
  kill -9 PID    ${pids.join(', ')}
  Each is started again after a second. The mocks are not in the list, because they stand for the agency and the bank
  and keep everything in memory: baskets would die with them. Ctrl-C ends everything.
`
}
