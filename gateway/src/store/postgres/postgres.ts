import { Client, Pool, type PoolClient } from 'pg'
import { StoreError, type StoreBackend } from '../../ports/store.ts'
import { withLibpqTls } from './address.ts'
import { createCommits } from './commits.ts'
import { OVERDUE } from './confirmations.ts'
import { databaseClock } from './database-clock.ts'
import { asStoreError, meansOtherSchema } from './failures.ts'
import { withTimeout } from './with-timeout.ts'
import { createListener } from './listener.ts'
import { migrate, VERSION } from './schema.ts'

/** Connections per process. A unit of work holds one for a single round trip. */
const CONNECTIONS = 10

/** How long a request waits for a connection, new or free, in milliseconds. */
const CONNECT_MS = 3000

/**
 * How long a statement may wait for a record, how long the server may work on a statement, and how long a process waits
 * for it, in milliseconds.
 */
const LOCKED_MS = 4000
const STATEMENT_MS = 5000
const ANSWER_MS = 6000

/** How long changes of the schema may take, in milliseconds. */
const MIGRATION_MS = 60_000

const FOR_MIGRATIONS = { lock_timeout: MIGRATION_MS, statement_timeout: MIGRATION_MS, query_timeout: MIGRATION_MS }

/** Interval between removals of expired records. */
const SWEEP_EVERY_MS = 60_000
/** Maximum number of expired records removed in one statement. */
const SWEEP_MOST = 1000

/** A record by its key, or the one that the record at `origin` names by its token. */
const READ = `
  SELECT s.place::integer AS place, r.value
  FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS s(area, key, origin, place)
  LEFT JOIN rota.records o
    ON o.area = s.origin AND o.key = s.key AND (o.expires IS NULL OR o.expires > (SELECT rota.clock()))
  JOIN rota.records r
    ON r.area = s.area AND r.key = CASE WHEN s.origin IS NULL THEN s.key ELSE o.value::json ->> 'token' END
  WHERE r.expires IS NULL OR r.expires > (SELECT rota.clock())`

const LIST = `
  SELECT key, value AS text FROM rota.records
  WHERE area = $1 AND (expires IS NULL OR expires > (SELECT rota.clock()))
  ORDER BY id`

const TIME = 'SELECT rota.clock()::float8 AS now'

/** A read that is not sent yet. */
interface PendingRead {
  area: string
  key: string
  /** The area of the record whose token is the key; null to read the key itself. */
  origin: string | null
  pending: PromiseWithResolvers<string | undefined>
}

/**
 * Stores records in a PostgreSQL database, which processes on several machines may share (decision 45). Every unit of
 * work is one statement, and the reads of one turn are another. Connects with the first request, which also brings the
 * schema up to date.
 * @param url of the database, with user, password and `sslmode`
 */
export function openPostgres(url: string): StoreBackend {
  const config = {
    connectionString: withLibpqTls(url),
    application_name: 'rota',
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: LOCKED_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: MIGRATION_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  }
  // `withTimeout` decides what is late: with a timeout of its own, the driver would forget the answer.
  const pool = new Pool({ ...config, query_timeout: 0, max: CONNECTIONS, allowExitOnIdle: true })
  // A connection that breaks, idle or in use, is dropped, and the next request makes a new one. Without a listener, its
  // error would end the process.
  pool.on('error', ignore).on('connect', (client) => void client.on('error', ignore))
  const clock = databaseClock()
  const listener = createListener(() => new Client(config))
  const commits = createCommits({
    connect,
    storeErrorOf,
    isOverdue: async () => isOverdueIn(await run('overdue', OVERDUE, [])),
    timeoutMs: CONNECT_MS,
    answerWithin: ANSWER_MS,
  })
  let opening: Promise<void> | undefined
  let unread: PendingRead[] = []
  let sweptAt: number | undefined
  let isClosed = false

  async function open(): Promise<void> {
    const client = new Client({ ...config, ...FOR_MIGRATIONS })
    client.on('error', ignore)
    try {
      await client.connect()
      await migrate(client)
      await clock.set(async () => timeIn((await client.query(TIME)).rows))
      if (isOverdueIn((await client.query(OVERDUE)).rows)) commits.doubt()
    } finally {
      await client.end().catch(ignore)
    }
  }

  async function connect(): Promise<PoolClient> {
    if (isClosed) throw new StoreError('the store is closed')
    try {
      await (opening ??= open())
    } catch (error) {
      opening = undefined
      throw asStoreError(error)
    }
    if (clock.isDue()) void clock.set(async () => timeIn(await run('time', TIME, []))).catch(ignore)
    return pool.connect().catch((error: unknown) => {
      throw asStoreError(error)
    })
  }

  /** Runs one statement. Its name lets the server keep the plan. */
  async function run(name: string, text: string, values: unknown[]): Promise<unknown[]> {
    const client = await connect()
    try {
      const answer = client.query<Record<string, unknown>>({ name, text, values })
      const { rows } = await withTimeout(answer, ANSWER_MS)
      client.release()
      return rows
    } catch (error) {
      client.release(true)
      throw storeErrorOf(error)
    }
  }

  /** A database that was restored meanwhile may have the schema of another version, or none: the next request looks. */
  function storeErrorOf(error: unknown, mayBeWritten = false): StoreError {
    if (meansOtherSchema(error)) opening = undefined
    return asStoreError(error, mayBeWritten)
  }

  /** Reads that begin in one iteration of the event loop become one statement. */
  function read(area: string, key: string, origin: string | null): Promise<string | undefined> {
    const pending = Promise.withResolvers<string | undefined>()
    if (unread.push({ area, key, origin, pending }) === 1) queueMicrotask(() => void readAll())
    return pending.promise
  }

  async function readAll(): Promise<void> {
    const all = unread
    unread = []
    try {
      const values = [all.map(({ area }) => area), all.map(({ key }) => key), all.map(({ origin }) => origin)]
      const found = new Map(
        ((await run('read', READ, values)) as { place: number; value: string }[]).map((row) => [row.place, row.value]),
      )
      for (const [at, { pending }] of all.entries()) pending.resolve(found.get(at + 1))
    } catch (error) {
      for (const { pending } of all) pending.reject(error)
    }
  }

  /** Expired records take up room only, so a failure is ignored. */
  async function sweep(): Promise<void> {
    try {
      for (;;) {
        const [row] = (await run('sweep', 'SELECT rota.sweep($1) AS more', [SWEEP_MOST])) as { more: boolean }[]
        if (row?.more !== true) return
      }
    } catch {}
  }

  return {
    reportsEveryRemoval: true,
    now: () => clock.now(),
    read: (area, key) => read(area, key, null),
    follow: (area, key, to) => read(to, key, area),
    list: (area) => run('list', LIST, [area]) as ReturnType<StoreBackend['list']>,
    async commit(unit) {
      const isDone = await commits.commit(unit)
      sweptAt ??= unit.now
      if (unit.now - sweptAt >= SWEEP_EVERY_MS) {
        sweptAt = unit.now
        void sweep()
      }
      return isDone
    },
    async version() {
      const [row] = (await run('version', VERSION, [])) as { version: number }[]
      return row?.version ?? 0
    },
    changed: (signal) => listener.next(signal),
    async close() {
      isClosed = true
      commits.close()
      await Promise.all([listener.close(), pool.end()])
    },
  }
}

const timeIn = (rows: unknown[]) => (rows as { now: number }[])[0]?.now ?? Number.NaN

const isOverdueIn = (rows: unknown[]) => (rows as { overdue: boolean }[])[0]?.overdue === true

const ignore = () => undefined
