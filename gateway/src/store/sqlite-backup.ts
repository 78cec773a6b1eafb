import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StoreError } from '../ports/store.ts'

/**
 * All pages in one step. A copy in several steps begins again whenever a gateway writes between two of them, which under
 * load would be for ever; one step only keeps the log of writes from being shortened meanwhile, and blocks nobody.
 */
const ALL_PAGES = 2 ** 31 - 1

/** Milliseconds to wait for a writer that is just committing. */
const BUSY_MS = 5000

/** Result codes of SQLite: SQLITE_BUSY and SQLITE_LOCKED; SQLITE_CORRUPT and SQLITE_NOTADB. */
const BUSY = new Set([5, 6])
const DAMAGED = new Set([11, 26])

/** What a copy has. */
export interface Copied {
  records: number
  bytes: number
}

/**
 * Copies the store while gateways work on it, as it is at one moment. The copy is complete, checked and on the disk when
 * this resolves; until then it has another name. Fails with a StoreError: if there is no store, or if the target exists.
 * @param file the store
 * @param target a new file, which only its owner may read
 */
export async function backUpSqlite(file: string, target: string): Promise<Copied> {
  if (!existsSync(file)) throw new StoreError(`there is no store at ${file}`)
  if (existsSync(target)) throw new StoreError(`${target} exists already`)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = emptyPart(target)
  try {
    const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
    try {
      await backup(source, part, { rate: ALL_PAGES })
    } finally {
      source.close()
    }
    const copied = checkedFile(part)
    synced(part)
    renameSync(part, target)
    synced(dirname(target))
    return copied
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Puts a copy in the place of the store, whose files stay beside it with `suffix`, also if they are damaged. It belongs to
 * whom the folder belongs to. Fails with a StoreError if a process still uses the store, or if the copy is damaged.
 */
export function restoreSqlite(copy: string, file: string, suffix: string): Copied {
  if (!existsSync(copy)) throw new StoreError(`there is no copy at ${copy}`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = emptyPart(file)
  try {
    copyFileSync(copy, part)
    keepOwner(dirname(file), part)
    const copied = checkedFile(part)
    synced(part)
    if (existsSync(file)) setAside(file, file + suffix)
    // In one step: a process that starts at any moment, also after a power cut, finds one of the two and makes no empty one.
    renameSync(part, file)
    synced(dirname(file))
    return copied
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Where a copy grows until it is whole: an empty file that only its owner may read. */
function emptyPart(file: string): string {
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  return part
}

/** What root makes would be out of the gateway's reach, which owns the folder of its store. */
function keepOwner(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** Gives a file a second name. */
function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    // Some file systems give one name only.
    copyFileSync(file, name, constants.COPYFILE_EXCL)
    synced(name)
  }
  synced(dirname(file))
}

/** Gives the store its new name, and leaves nothing beside the old one that SQLite would mix into the next store. */
function setAside(file: string, name: string): void {
  close(file)
  keepAs(file, name)
  for (const side of ['-wal', '-shm', '-journal']) if (existsSync(file + side)) renameSync(file + side, name + side)
}

/**
 * Writes everything that is still in the log of writes into the file itself. A damaged store stays as it is: it is the
 * usual reason for a restore (decision 14.5). Throws a StoreError while another process has the store open.
 */
function close(file: string): void {
  // An empty file has no mode to change, so its lock is asked for by itself.
  const error = failureOf(file, 'PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK')
  if (error === undefined) return
  const code = codeOf(error)
  if (BUSY.has(code) || (DAMAGED.has(code) && isHeld(file))) {
    throw new StoreError(`${file} is in use; stop all gateways first`, { cause: error })
  }
  if (DAMAGED.has(code)) return
  const why = error instanceof Error ? error.message : 'unknown error'
  throw new StoreError(`${file} cannot be set aside: ${why}`, { cause: error })
}

/**
 * Whether another process has a damaged store open. A gateway that has read the first page may go on writing payments
 * into it, while SQLite tells newcomers of the damage before it looks for locks. A journal makes it look first.
 */
function isHeld(file: string): boolean {
  const journal = `${file}-journal`
  const isOurs = !existsSync(journal)
  if (isOurs) writeFileSync(journal, 'nothing to roll back', { flag: 'wx', mode: 0o600 })
  const error = failureOf(file, 'SELECT 1 FROM sqlite_schema')
  if (isOurs) rmSync(journal, { force: true })
  return BUSY.has(codeOf(error))
}

/** Why SQLite does not do something with a file, which is closed again in both cases. */
function failureOf(file: string, sql: string): unknown {
  let store: DatabaseSync | undefined
  try {
    store = new DatabaseSync(file, { timeout: 0 })
    store.exec(sql)
    return undefined
  } catch (error) {
    return error
  } finally {
    store?.close()
  }
}

/** SQLite's primary result code: the extended ones have more in their upper bits. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
}

/** Checks every page of a copy, and makes it a single file. Throws a StoreError if it is damaged. */
function checkedFile(file: string): Copied {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const result = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    if (result !== 'ok') throw new StoreError('the copy is damaged')
    const records = copy.prepare('SELECT count(*) AS count FROM records').get()?.['count']
    const bytes = copy.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size').get()
    return { records: Number(records), bytes: Number(bytes?.['bytes']) }
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('the copy is damaged', { cause: error })
  } finally {
    copy.close()
  }
}

function synced(file: string): void {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
