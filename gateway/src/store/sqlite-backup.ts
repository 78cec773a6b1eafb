import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StoreError } from '../ports/store.ts'
import { setAside, syncToDisk } from './sqlite-aside.ts'

/**
 * All pages in one step. A copy in several steps begins again whenever a gateway writes between two of them, which
 * under load would be for ever; one step only keeps the log of writes from being shortened meanwhile, and blocks
 * nobody.
 */
const ALL_PAGES = 2 ** 31 - 1

/** Milliseconds to wait for a writer that is just committing. */
const BUSY_MS = 5000

/** How much a copy contains. */
export interface Copied {
  records: number
  bytes: number
}

/**
 * Copies the store while gateways work on it, as it is at one moment. The copy is complete, checked and on the disk
 * when this resolves; until then it has another name. Fails with a StoreError: if there is no store, or if the target
 * exists.
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
    const copied = checkCopy(part)
    syncToDisk(part)
    renameSync(part, target)
    syncToDisk(dirname(target))
    return copied
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Puts a copy in the place of the store, whose files stay beside it with `suffix`, also if they are damaged. The
 * restored store belongs to the owner of its folder. Fails with a StoreError if a process still uses the store, or if
 * the copy is damaged.
 */
export function restoreSqlite(copy: string, file: string, suffix: string): Copied {
  if (!existsSync(copy)) throw new StoreError(`there is no copy at ${copy}`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = emptyPart(file)
  try {
    copyFileSync(copy, part)
    keepOwner(dirname(file), part)
    const copied = checkCopy(part)
    syncToDisk(part)
    setAside(file, file + suffix)
    // In one step: a process that starts at any moment, also after a power cut, finds one of the two and makes no empty
    // one.
    renameSync(part, file)
    syncToDisk(dirname(file))
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

/** Gives a file the owner of its folder: the gateway, which owns the folder, could not open a file of root. */
function keepOwner(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** Checks every page of a copy, and makes it a single file. Throws a StoreError if it is damaged. */
function checkCopy(file: string): Copied {
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
