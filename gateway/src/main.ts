import { ConfigError } from './config/config-error.ts'
import { readConfig } from './config/read-config.ts'
import type { ServerConfig } from './config/server-config.ts'
import { createLog } from './log.ts'
import { openLogStream } from './log-stream.ts'
import { activities } from './platform/observing/activities.ts'
import type { Ending } from './platform/serving/drain.ts'
import { startGateway, type RunningGateway } from './platform/start.ts'
import { type StoreBackend, StoreError } from './ports/store.ts'
import { openSqlite } from './store/sqlite.ts'

// The entry point of the gateway process: reads the configuration, starts the gateway, and ends it on a signal.
const config = configOrExit()
const lines = openLogStream()
const log = createLog(config.logLevel, lines, activities.current)
/** Maximum time of the shutdown after an uncaught error, in milliseconds (decision 14.2). */
const BROKEN_SHUTDOWN_MS = 9000

// Not awaited here: modules that the start loads may import from this module's bundle, and would then wait for each other.
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
    // The log of the context also counts the fault in the metrics.
    gateway.context.log.fault(error)
    process.exitCode = 1
    setTimeout(() => process.exit(), BROKEN_SHUTDOWN_MS)
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

async function startOrExit(serverConfig: ServerConfig): Promise<RunningGateway> {
  try {
    const store = await openStore(serverConfig)
    return await startGateway(serverConfig, { store, log, droppedLines: () => lines.dropped() })
  } catch (error) {
    if (error instanceof StoreError) exit(`${storeProblem(serverConfig)}: ${error.message}.`)
    const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isPortTaken && 'port' in error && error.port !== serverConfig.port)
      exit(`Port ${String(error.port)} is taken. End what listens there, or choose another with ADMIN_PORT.`)
    if (isPortTaken) exit(`Port ${serverConfig.port} is taken. End what listens there, or choose another with PORT.`)
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
function storeProblem({ databaseUrl, storeFile }: ServerConfig): string {
  return databaseUrl === undefined ? `STORE_FILE ${storeFile} cannot be written` : 'DATABASE_URL cannot be used'
}

function exit(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
