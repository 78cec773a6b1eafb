import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getSystemErrorMessage } from 'node:util'

import { StoreError, type Area, type Store } from '../ports/store.ts'
import { PROBE } from './probe.ts'
import type { Records } from '../ports/records.ts'

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

/** Areas that money hangs on: on the disk, not only with the operating system, before the answer (decision 6.4). */
const DURABLE: ReadonlySet<Area> = new Set([
  'intents',
  'running',
  'returns',
  'attempts',
  'bookings',
  'numbers',
  'cancellations',
  'cancelling',
  'generations',
])

interface Writing {
  /** Writes a record, whatever was there, before it returns. */
  write: <A extends Area>(area: A, key: string, record: Records[A]) => void
}

const SWEEP_EVERY_MS = 60_000
const BUSY_MS = 5000

/**
 * Opens the store in a SQLite file and makes its directory. Several processes may share the file. Throws a StoreError when
 * the file cannot be opened and written. `now` in epoch milliseconds.
 */
export function openSqliteStore(file: string, now: () => number = Date.now): Store {
  return orStoreError(() => {
    const store = storeIn(openedFile(file), now)
    store.write('probes', 'write', PROBE)
    return store
  })
}

/** Nobody else on the machine reads what is kept here, wherever it lies; SQLite gives its side files the mode of the file. */
function openedFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec('PRAGMA journal_mode = WAL')
  database.exec(SCHEMA)
  return database
}

/** What the system or the database refuses is a StoreError, in their words; anything else stays what it is. */
function orStoreError<T>(work: () => T): T {
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

function storeIn(database: DatabaseSync, now: () => number): Store & Writing {
  const sql = statementsOf(database)
  let sweptAt = Number.NEGATIVE_INFINITY
  let isFull = true

  function textOf(area: Area, key: string): string | undefined {
    return orStoreError(() => sql.read.get(area, key, now())?.['value'] as string | undefined)
  }

  /** Runs a change as one transaction that has the file to itself from its first read on. */
  function transaction<T>(area: Area, work: () => T): T {
    const wantsFull = DURABLE.has(area)
    if (wantsFull !== isFull) database.exec(`PRAGMA synchronous = ${wantsFull ? 'FULL' : 'NORMAL'}`)
    isFull = wantsFull
    return orStoreError(() => {
      database.exec('BEGIN IMMEDIATE')
      try {
        sweep()
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        // A full disk has ended it already.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    })
  }

  function write<A extends Area>(area: A, key: string, record: Records[A]): void {
    transaction(area, () => {
      sql.removeOne.run(area, key)
      sql.insert.run(area, key, JSON.stringify(record), null, now())
    })
  }

  function sweep() {
    if (now() - sweptAt < SWEEP_EVERY_MS) return
    sql.sweep.run(now())
    sweptAt = now()
  }

  return {
    write,
    async read<A extends Area>(area: A, key: string) {
      return parsed(area, textOf(area, key))
    },
    async insert(area, key, record, expiresAt) {
      return transaction(area, () => {
        if (textOf(area, key) !== undefined) return false
        sql.removeOne.run(area, key)
        sql.insert.run(area, key, JSON.stringify(record), expiresAt ?? null, now())
        return true
      })
    },
    async update<A extends Area>(
      area: A,
      key: string,
      change: (current: Records[A] | undefined) => Records[A] | undefined,
      expiresAt?: number,
    ) {
      return transaction(area, () => {
        const text = textOf(area, key)
        const next = change(parsed(area, text))
        if (next === undefined) return parsed(area, text)
        const written = JSON.stringify(next)
        if (text === undefined) {
          sql.removeOne.run(area, key)
          sql.insert.run(area, key, written, expiresAt ?? null, now())
        } else {
          sql.change.run(written, expiresAt ?? null, area, key)
        }
        return parsed(area, written)
      })
    },
    async remove(area, key) {
      return transaction(area, () => {
        const wasThere = textOf(area, key) !== undefined
        sql.removeOne.run(area, key)
        return wasThere
      })
    },
    async list<A extends Area>(area: A) {
      const rows = orStoreError(() => sql.list.all(area, now()))
      return rows.map((row) => ({
        key: row['key'] as string,
        record: JSON.parse(row['value'] as string) as Records[A],
      }))
    },
    async check() {
      write('probes', 'write', PROBE)
    },
    async close() {
      database.close()
    },
  }
}

function statementsOf(database: DatabaseSync) {
  const isLive = '(expires IS NULL OR expires > ?)'
  return {
    read: database.prepare(`SELECT value FROM records WHERE area = ? AND key = ? AND ${isLive}`),
    list: database.prepare(`SELECT key, value FROM records WHERE area = ? AND ${isLive} ORDER BY created, rowid`),
    insert: database.prepare('INSERT INTO records (area, key, value, expires, created) VALUES (?, ?, ?, ?, ?)'),
    change: database.prepare('UPDATE records SET value = ?, expires = coalesce(?, expires) WHERE area = ? AND key = ?'),
    removeOne: database.prepare('DELETE FROM records WHERE area = ? AND key = ?'),
    sweep: database.prepare('DELETE FROM records WHERE expires <= ?'),
  }
}

/** A record as it was written; the area that it was read from says what it is. */
function parsed<A extends Area>(_area: A, text: string | undefined): Records[A] | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Records[A])
}
