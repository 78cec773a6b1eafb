// The commands that maintain the store: `npm run backup`, `npm run restore` and `npm run ledger` (decision 14.5). In an
// image without the source, they are `node gateway/dist/server/keep.js backup` and so on.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { systemClock } from '../clock.ts'
import { ConfigError } from '../config/config-error.ts'
import { environment } from '../config/environment.ts'
import { withFiles } from '../config/from-files.ts'
import { orThrow, pathOf } from '../config/parse.ts'
import { compareLedger, type Comparison, type Ledger } from '../ops/ledger.ts'
import { caseLine } from '../ops/ledger-words.ts'
import { StoreError, type StoreReader } from '../ports/store.ts'
import { recordsOf } from '../store/records-of.ts'
import { backUpSqlite, restoreSqlite, type Copied } from '../store/sqlite-backup.ts'
import { openSqliteReader } from '../store/sqlite-reader.ts'

const USAGE = `Where there is only a built gateway, 'node gateway/dist/server/keep.js' takes the place of 'npm run', without '--'.

npm run backup -- FILE                  copies the store to a new file, while gateways work on it
npm run restore -- FILE                 puts a copy in the place of the store; all gateways must be stopped
npm run ledger -- FILE [--since DATE]   lists payments about which the store and the bank's ledger disagree; of those
                                        that began before DATE, such as 2027-07-01 (midnight UTC) or
                                        2027-07-01T00:00+03:00, only those that the ledger has

STORE_FILE names the store, or DATABASE_URL, whose copies PostgreSQL's own tools make and restore (deploy/README.md).
A ledger is JSON: {"captures": [{"token", "amount", "currency"}], "refunds": [...]}.
`

/** A charge or a refund. */
const movement = z.object({ token: z.string(), amount: z.number(), currency: z.string() })
const ledger = z.object({ captures: z.array(movement), refunds: z.array(movement).default([]) })

const summaryOf = ({ records, bytes }: Copied) => `${records} records, ${bytes} bytes`

/**
 * The commands for PostgreSQL, which are only printed here. A copy is restored into a new database, so that no record of
 * the old one remains.
 */
const PG_DUMP = 'pg_dump --format=custom --file=FILE "$DATABASE_URL", while gateways work'
const PG_RESTORE =
  'with all gateways stopped and a new, empty database, pg_restore --single-transaction --no-owner --dbname="$DATABASE_URL" FILE'

/** Where the store is. */
interface StoreLocation {
  storeFile: string
  databaseUrl: string | undefined
}

/** The SQLite file. Throws a ConfigError with the command to use instead if the store is in PostgreSQL. */
function fileOf({ storeFile, databaseUrl }: StoreLocation, instead: string): string {
  if (databaseUrl === undefined) return storeFile
  throw new ConfigError([`DATABASE_URL is set: ${instead} ("Copies of the store" in deploy/README.md)`])
}

/** Opens the store for reading. PostgreSQL's driver is loaded only if it is needed. */
async function openReader({ storeFile, databaseUrl }: StoreLocation): Promise<StoreReader> {
  if (databaseUrl === undefined) return openSqliteReader(storeFile, systemClock.now())
  const { openPostgresReader } = await import('../store/postgres/reader.ts')
  return openPostgresReader(databaseUrl)
}

/**
 * Compares the payments of the store with the ledger of the bank.
 * @param from epoch milliseconds; payments that began earlier are compared only if the ledger has them
 */
async function compareStore(
  location: StoreLocation,
  bankLedger: Ledger,
  from: number | undefined,
): Promise<Comparison> {
  const reader = await openReader(location)
  try {
    return await compareLedger(recordsOf(reader, 'intents'), bankLedger, from)
  } finally {
    await reader.close()
  }
}

/** A day or a moment of ISO 8601, as epoch milliseconds. */
const moment = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true, precision: -1 }),
  z.iso.datetime({ offset: true }),
])
const since = z
  .string()
  .refine((text) => moment.safeParse(text).success, 'must be a date such as 2027-07-01, or a moment with its zone')
  .transform((text) => Date.parse(text))
  .optional()

const commands: Record<string, (location: StoreLocation, file: string, from?: number) => Promise<number>> = {
  async backup(location, file) {
    const store = fileOf(location, PG_DUMP)
    process.stdout.write(`backed up ${store} to ${file}: ${summaryOf(await backUpSqlite(store, file))}\n`)
    return 0
  },
  async restore(location, file) {
    const store = fileOf(location, PG_RESTORE)
    const suffix = `.replaced-${new Date(systemClock.now()).toISOString().replaceAll(/[:.]/g, '-')}`
    process.stdout.write(`restored ${store} from ${file}: ${summaryOf(restoreSqlite(file, store, suffix))}\n`)
    process.stdout.write(`Start the gateway with the SESSION_KEYS of then, and compare the bank's ledger with it.\n`)
    return 0
  },
  async ledger(location, source, from) {
    const bankLedger = orThrow(ledger.safeParse(JSON.parse(readFileSync(source, 'utf8'))), 'The ledger')
    const { cases, payments } = await compareStore(location, bankLedger, from)
    process.stdout.write(cases.map((ledgerCase) => `${caseLine(ledgerCase)}\n`).join(''))
    // The URL of a database is not printed, because it contains the password.
    const store = location.databaseUrl === undefined ? location.storeFile : 'the database'
    const summary = `${payments} payments in ${store}, ${bankLedger.captures.length} charges`
    process.stdout.write(cases.length === 0 ? `${summary}: they agree\n` : `${summary}: ${cases.length} to look at\n`)
    return cases.length === 0 ? 0 : 1
  },
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { since: { type: 'string' } },
    allowPositionals: true,
  })
  const [name = '', file, ...excess] = positionals
  const command = commands[name]
  const areArgumentsValid = excess.length === 0 && (values.since === undefined || name === 'ledger')
  if (command === undefined || file === undefined || !areArgumentsValid) {
    process.stderr.write(USAGE)
    return 2
  }
  const { STORE_FILE, DATABASE_URL } = withFiles(process.env, ['STORE_FILE', 'DATABASE_URL'])
  const storeFile = pathOf(orThrow(environment.shape.STORE_FILE.safeParse(STORE_FILE), 'STORE_FILE'))
  const databaseUrl = orThrow(environment.shape.DATABASE_URL.safeParse(DATABASE_URL), 'DATABASE_URL')
  return command({ storeFile, databaseUrl }, file, orThrow(since.safeParse(values.since), '--since'))
}

/** The message of an error that the person at the command line can correct. Any other error is a bug and is rethrown. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof StoreError || error instanceof SyntaxError) return error.message
  if (error instanceof Error && 'code' in error) return error.message
  throw error
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`)
  return 2
})
