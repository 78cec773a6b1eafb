import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../../../testing/free-port.ts'

/** Debian keeps the server out of the PATH. */
const FOLDERS = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
]

const found = FOLDERS.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))

/** Where the server really is: beside it are programs of its version, and on the PATH there may be others. */
const BIN = found && dirname(realpathSync(join(found, 'postgres')))

/** Whether this machine has PostgreSQL. `tests/engines.ts` says so once per run when it has not. */
export const HAS_POSTGRES = BIN !== undefined

/** The server refuses to run as root, so it then runs as this user. */
const USER = 'nobody'
const isRoot = process.getuid?.() === 0

/** A PostgreSQL of its own, with its data in a folder that goes with it. */
export interface PostgresServer {
  port: number
  /** Creates an empty database and returns its URL. */
  create(): Promise<string>
  /** Runs SQL as its administrator. */
  run(sql: string, database?: string): Promise<Record<string, unknown>[]>
  /** Runs one of the client programs that came with it, such as `pg_dump`. Rejects with what it says if it fails. */
  tool(program: string, ...args: string[]): Promise<void>
  /** Copies it while it works (`pg_basebackup`). The copy follows it until `SELECT pg_promote()`. */
  standby(): Promise<PostgresServer>
  /** Lets only the server read a file. */
  own(file: string): void
  /** Stops it as its operator would (`SIGINT`), or as a crash (`SIGQUIT`). */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again on the same port and data. */
  start(...settings: string[]): Promise<void>
  /** Its process, also one that has ended. */
  process(): ChildProcess
  /** Stops it and removes its data. */
  end(): Promise<void>
}

/** @param settings of `postgresql.conf`, such as `max_connections=20` */
export async function startPostgres(...settings: string[]): Promise<PostgresServer> {
  const folder = ownFolder()
  await execute('initdb', '-D', dataIn(folder), '-U', 'rota', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  return startIn(folder, settings)
}

/** Starts a server on the data of a folder. */
async function startIn(folder: string, settings: readonly string[]): Promise<PostgresServer> {
  const port = await freePort()
  let created = 0

  async function launch(...changed: string[]): Promise<ChildProcess> {
    const places = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    // What must be safe is the data in its buffers, not on the disk of a test.
    const all = [...places, 'fsync=off', 'log_min_messages=log', ...settings, ...changed]
    const [command, ...args] = asUser('postgres', '-D', dataIn(folder), ...all.flatMap((setting) => ['-c', setting]))
    const begun = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
    const said: string[] = []
    await new Promise<void>((ready, reject) => {
      createInterface({ input: begun.stderr }).on('line', (line) => {
        said.push(line)
        if (/ready to accept (?:read-only )?connections/.test(line)) ready()
      })
      begun.once('exit', () => reject(new Error(`PostgreSQL does not start: ${said.join('\n')}`)))
    })
    return begun
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  const urlOf = (database: string) => `postgres://rota@127.0.0.1:${port}/${database}`

  async function run(sql: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: urlOf(database) })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  let child = await launch()
  return {
    port,
    run,
    async tool(program, ...args) {
      // A dump of a newer version may not fit into an older server.
      await promisify(execFile)(join(BIN ?? '', program), args)
    },
    async standby() {
      const copy = ownFolder()
      const from = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'rota']
      await execute(
        'pg_basebackup',
        ...from,
        '-D',
        dataIn(copy),
        '--checkpoint=fast',
        '--write-recovery-conf',
        '--no-sync',
      )
      return startIn(copy, settings)
    },
    own,
    async start(...changed) {
      child = await launch(...changed)
    },
    stop,
    process: () => child,
    async create() {
      const name = `test_${created++}`
      await run(`CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    async end() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder that only the server may enter. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rota-postgres-'))
  own(folder)
  chmodSync(folder, 0o700)
  return folder
}

const dataIn = (folder: string) => join(folder, 'data')

/** Runs one of its programs as the user that may. */
async function execute(program: string, ...args: string[]): Promise<void> {
  const [command, ...words] = asUser(program, ...args)
  await promisify(execFile)(command, words, { cwd: '/' })
}

/** The command line of one of its programs, as the user that may run it. The server ends with the tests. */
function asUser(program: string, ...args: string[]): [string, ...string[]] {
  const file = join(BIN ?? '', program)
  if (!isRoot) return [file, ...args]
  return [
    'setpriv',
    `--reuid=${USER}`,
    `--regid=${idOf('-g')}`,
    '--clear-groups',
    '--pdeathsig=INT',
    '--',
    file,
    ...args,
  ]
}

function own(file: string): void {
  if (isRoot) chownSync(file, idOf('-u'), idOf('-g'))
}

const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, USER], { encoding: 'utf8' }))
