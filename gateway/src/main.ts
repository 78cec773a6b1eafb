import { ConfigError } from './config/config-error.ts'
import { readConfig } from './config/read-config.ts'
import type { ServerConfig } from './config/server-config.ts'
import { createLog } from './log.ts'
import { openLogStream } from './log-stream.ts'
import { activities } from './platform/observing/activities.ts'
import type { Ending } from './platform/serving/drain.ts'
import { startGateway, type Running } from './platform/start.ts'
import { type StoreBackend, StoreError } from './ports/store.ts'
import { openSqlite } from './store/sqlite.ts'

const config = configOrExit()
const lines = openLogStream()
const log = createLog(config.logLevel, lines, activities.current)
/** How long a process may take to exit after an uncaught error, in milliseconds (decision 14.2). */
const BROKEN_MS = 9000

// Not awaited: modules loaded during the start may import parts of this module's bundle, and would wait for its end.
void run()

async function run(): Promise<void> {
  const gateway = await startOrExit(config)
  async function end(ending?: Ending): Promise<void> {
    await gateway.drain(ending)
    await lines.end()
    process.exit()
  }
  // A second signal is ignored, so that it cannot cut a commit short (G1).
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void end())
  }
  // After an uncaught error the state is unknown: shut down in order, and let a supervisor restart the process.
  process.on('uncaughtException', (error) => {
    // Through the counting log, so that the metrics show it too.
    gateway.context.log.fault(error)
    process.exitCode = 1
    setTimeout(() => process.exit(), BROKEN_MS)
    void end({ listensFor: 0, isBroken: true })
  })
}

function configOrExit(): ServerConfig {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) exit(`The configuration cannot be used:\n  ${error.problems.join('\n  ')}`)
    throw error
  }
}

async function startOrExit(known: ServerConfig): Promise<Running> {
  try {
    return await startGateway(known, { store: await openStore(known), log, droppedLines: () => lines.dropped() })
  } catch (error) {
    if (error instanceof StoreError) exit(`${placeOf(known)}: ${error.message}.`)
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken && 'port' in error && error.port !== known.port)
      exit(`Port ${String(error.port)} is taken. End what listens there, or choose another with ADMIN_PORT.`)
    if (isTaken) exit(`Port ${known.port} is taken. End what listens there, or choose another with PORT.`)
    throw error
  }
}

/** Opens the store. The driver of PostgreSQL is only loaded if it is used. */
async function openStore({ databaseUrl, storeFile }: ServerConfig): Promise<StoreBackend> {
  if (databaseUrl === undefined) return openSqlite(storeFile)
  const { openPostgres } = await import('./store/postgres/postgres.ts')
  return openPostgres(databaseUrl)
}

/** What is wrong with the store. The URL of a database is not repeated, because it contains the password. */
function placeOf({ databaseUrl, storeFile }: ServerConfig): string {
  return databaseUrl === undefined ? `STORE_FILE ${storeFile} cannot be written` : 'DATABASE_URL cannot be used'
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
