import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { StoreError, type StoreReader } from '../ports/store.ts'
import { orStoreError } from './sqlite-file.ts'

/** Milliseconds to wait for a writer that is just committing. */
const BUSY_MS = 5000

const PAGE = `
  SELECT key, value AS text FROM records
  WHERE area = ? AND key > ? AND (expires IS NULL OR expires > ?)
  ORDER BY key LIMIT ?`

/**
 * Reads a SQLite store, also while gateways work on it, and changes nothing. Throws a StoreError if there is none, or
 * if the file is something else.
 * @param now epoch milliseconds: records that have expired by then are left out
 */
export function openSqliteReader(file: string, now: number): StoreReader {
  if (!existsSync(file)) throw new StoreError(`there is no store at ${file}`)
  const database = orStoreError(() => new DatabaseSync(addressOf(file), { readOnly: true, timeout: BUSY_MS }))
  const isStore = orStoreError(() => database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'records'").get())
  if (isStore === undefined) {
    database.close()
    throw new StoreError(`${file} is no store`)
  }
  const page = database.prepare(PAGE)
  return {
    page: async (area, after, most) =>
      orStoreError(() => page.all(area, after, now, most)) as { key: string; text: string }[],
    close: async () => database.close(),
  }
}

/**
 * The URL of the file. Without a log of writes no process has it open, and SQLite would create one even to read;
 * `immutable` prevents that.
 */
function addressOf(file: string): URL {
  const address = pathToFileURL(file)
  if (!existsSync(`${file}-wal`)) address.search = 'immutable=1'
  return address
}
