import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { openSqlite } from '../sqlite.ts'

/** A folder of a test, with places for a store and a copy of it. */
export function place() {
  const folder = mkdtempSync(join(tmpdir(), 'rota-backup-'))
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })
  return { folder, file: join(folder, 'store', 'rota.sqlite'), copy: join(folder, 'copies', 'first.sqlite') }
}

export const write = (backend: ReturnType<typeof openSqlite>, key: string, becomes = 'text') =>
  backend.commit({ writes: [{ area: 'intents', key, becomes }], isDurable: false, now: 1 })

/** A store with records, still open. */
export async function store(file: string, ...keys: string[]) {
  const backend = openSqlite(file)
  for (const key of keys) await write(backend, key)
  return backend
}

export function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

/** Puts everything of an open store into the file itself. */
export function emptyLog(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

export const keysIn = async (file: string) => {
  const backend = openSqlite(file)
  const found = await backend.list('intents', 1)
  await backend.close()
  return found.map(({ key }) => key)
}

/** A store of a killed gateway, with `b` only in its log of writes, which is returned. */
export const killed = async (file: string) => {
  const backend = await store(file, 'a')
  emptyLog(file)
  await write(backend, 'b')
  const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)]
  await backend.close()
  writeFileSync(file, main)
  writeFileSync(`${file}-wal`, log)
  return log
}
