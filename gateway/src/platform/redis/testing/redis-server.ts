import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from '../../../testing/free-port.ts'

/** Programs that can be used. Valkey is compatible with Redis. */
const PROGRAMS = ['redis-server', 'valkey-server']

const folders = (process.env['PATH'] ?? '').split(':')
const program = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))

/** Whether the system has a server; tests that need one are skipped otherwise. */
export const hasRedis = program !== undefined
/** For the titles of skipped tests. */
export const NEEDS_REDIS = 'needs redis-server or valkey-server of the system'

/** A Redis server for tests, which keeps nothing on disk. */
export interface RedisServer {
  url: string
  port: number
  /** A connection of the test, with which it reads and changes all data. */
  admin: Redis
  /** The current process of the server, even if it has ended. */
  process(): ChildProcess
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
  /** Kills the server at once. */
  kill(): Promise<void>
  /** Starts the server again on its port after `kill`, without data. */
  restart(): Promise<void>
  /** Shortens the lifetime of all keys, because a test cannot move the clock of Redis. */
  pass(milliseconds: number): Promise<void>
  end(): Promise<void>
}

const AGE_SCRIPT = `for _, key in ipairs(redis.call('keys', '*')) do
  local left = redis.call('pttl', key)
  if left >= 0 then redis.call('pexpire', key, math.max(left - ARGV[1], 0)) end
end`

/** Starts a Redis on a free port of this machine. */
export async function startRedis(...options: string[]): Promise<RedisServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'rota-redis-'))
  let child = await launch(port, folder, options)
  const url = `redis://127.0.0.1:${port}`
  const admin = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null })
  admin.on('error', () => undefined)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url,
    port,
    admin,
    process: () => child,
    signal: (name) => void child.kill(name),
    kill,
    async restart() {
      child = await launch(port, folder, options)
    },
    pass: async (milliseconds) => void (await admin.eval(AGE_SCRIPT, 0, milliseconds)),
    async end() {
      admin.disconnect()
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** All running servers. They are killed when the test process exits, so that none is left behind. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

async function launch(port: number, folder: string, options: string[]) {
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const child = spawn(program ?? '', [...args, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Redis did not start:\n${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready to accept connections')) resolve()
    })
  })
  return child
}
