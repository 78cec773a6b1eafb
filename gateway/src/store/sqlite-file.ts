import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getSystemErrorMessage } from 'node:util'
import { tokenIn } from './token-in.ts'
import { StoreError, type TextWrite, type Unit } from '../ports/store.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS records (
    area TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires INTEGER,
    created INTEGER NOT NULL,
    UNIQUE (area, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_expiry ON records (expires) WHERE expires IS NOT NULL;
`

/** Interval between removals of expired records. */
const SWEEP_EVERY_MS = 60_000
/** Maximum time to wait for the transaction of another process. */
const BUSY_MS = 5000

/** A file of records with synchronous access: every call blocks until the disk is done. */
export interface SqliteFile {
  read(area: string, key: string, now: number): string | undefined
  follow(area: string, key: string, to: string, now: number): string | undefined
  list(area: string, now: number): { key: string; text: string }[]
  /**
   * Writes several units in one transaction of the file, so that they share one sync. Returns for each unit whether its
   * conditions held. If writing fails, it fails for all of them.
   */
  commit(units: readonly Unit[]): boolean[]
  close(): void
}

/** Opens the file and creates its directory. Throws a StoreError if it cannot be opened. */
export function openSqliteFile(file: string): SqliteFile {
  return orStoreError(() => recordsIn(openDatabase(file)))
}

/** Only the owner may read the file. SQLite gives its side files the same mode. */
function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL')
  database.exec(SCHEMA)
  return database
}

/** Turns errors of the system and the database into a StoreError with their message. Other errors pass unchanged. */
export function orStoreError<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = reasonOf(error)
    throw reason === undefined ? error : new StoreError(reason, { cause: error })
  }
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errstr' in error && typeof error.errstr === 'string') return error.errstr
  return 'errno' in error && typeof error.errno === 'number' ? getSystemErrorMessage(error.errno) : undefined
}

function recordsIn(database: DatabaseSync): SqliteFile {
  const sql = statementsOf(database)
  let sweptAt = Number.NEGATIVE_INFINITY
  let isFull = true

  /** Chooses whether a commit waits for the disk. */
  function sync(wantsFull: boolean): void {
    if (wantsFull !== isFull) database.exec(`PRAGMA synchronous = ${wantsFull ? 'FULL' : 'NORMAL'}`)
    isFull = wantsFull
  }

  const textOf = ({ area, key }: Pick<TextWrite, 'area' | 'key'>, now: number) =>
    sql.read.get(area, key, now)?.['value'] as string | undefined

  function write({ writes, now }: Unit): boolean {
    const texts = writes.map((recordWrite) => textOf(recordWrite, now))
    if (!writes.every(({ was }, at) => was === undefined || was === (texts[at] ?? null))) return false
    for (const [at, { area, key, becomes, expiresIn }] of writes.entries()) {
      if (becomes === undefined) continue
      const isThere = texts[at] !== undefined
      const expires = expiresIn === undefined ? null : now + expiresIn
      if (becomes !== null && isThere) {
        sql.change.run(becomes, expires, area, key)
        continue
      }
      // An expired record may still be there.
      sql.remove.run(area, key)
      if (becomes !== null) sql.insert.run(area, key, becomes, expires, now)
    }
    return true
  }

  function sweep(now: number): void {
    if (now - sweptAt < SWEEP_EVERY_MS) return
    sql.sweep.run(now)
    sweptAt = now
  }

  return {
    read: (area, key, now) => orStoreError(() => textOf({ area, key }, now)),
    follow: (area, key, to, now) =>
      orStoreError(() => {
        const named = tokenIn(textOf({ area, key }, now))
        return named === undefined ? undefined : textOf({ area: to, key: named }, now)
      }),
    list: (area, now) =>
      orStoreError(() => sql.list.all(area, now)).map((row) => ({
        key: row['key'] as string,
        text: row['value'] as string,
      })),
    commit(units) {
      return orStoreError(() => {
        sync(units.some(({ isDurable }) => isDurable))
        // No other process can write from the first read on.
        database.exec('BEGIN IMMEDIATE')
        try {
          sweep(units[0]?.now ?? 0)
          const done = units.map(write)
          database.exec('COMMIT')
          return done
        } catch (error) {
          // A full disk has already rolled it back.
          if (database.isTransaction) database.exec('ROLLBACK')
          throw error
        }
      })
    },
    close: () => database.close(),
  }
}

function statementsOf(database: DatabaseSync) {
  const isLive = '(expires IS NULL OR expires > ?)'
  return {
    read: database.prepare(`SELECT value FROM records WHERE area = ? AND key = ? AND ${isLive}`),
    list: database.prepare(`SELECT key, value FROM records WHERE area = ? AND ${isLive} ORDER BY created, rowid`),
    insert: database.prepare('INSERT INTO records (area, key, value, expires, created) VALUES (?, ?, ?, ?, ?)'),
    change: database.prepare('UPDATE records SET value = ?, expires = coalesce(?, expires) WHERE area = ? AND key = ?'),
    remove: database.prepare('DELETE FROM records WHERE area = ? AND key = ?'),
    sweep: database.prepare('DELETE FROM records WHERE expires <= ?'),
  }
}
