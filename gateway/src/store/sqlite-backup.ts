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
import { isDamaged, messageOf, setAside, syncToDisk } from './sqlite-aside.ts'

/**
 * All pages in one step. A copy in several steps begins again whenever a gateway writes between two of them, so under
 * load it never ends. A single step blocks nobody; until it ends, the log of writes merely cannot be shortened.
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
 * when this resolves; until then it has another name. Fails with a StoreError if there is no store, if the target
 * exists, or if the copy fails its check.
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
 * Puts a copy in the place of the store, whose files stay beside it with `suffix`, also if they are damaged. If
 * root restores it, the store is given to the owner of its folder. Fails with a StoreError if there is no copy, if it
 * fails its check, or if the store is in use or cannot be set aside.
 */
export function restoreSqlite(copy: string, file: string, suffix: string): Copied {
  if (!existsSync(copy)) throw new StoreError(`there is no copy at ${copy}`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = emptyPart(file)
  try {
    copyFileSync(copy, part)
    giveToFolderOwner(part)
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

/** As root, gives a file to the owner of its folder: the gateway, which owns the folder, cannot open a file of root. */
function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  chownSync(file, uid, gid)
}

/**
 * Checks every page of a copy, and makes it a single file. Throws a StoreError if it is damaged, contains no store or
 * cannot be checked, as on a full disk.
 */
function checkCopy(file: string): Copied {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const result = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    if (result !== 'ok') throw new StoreError('the copy is damaged')
    const table = copy.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'records'").get()
    if (table === undefined) throw new StoreError('the copy contains no store')
    const records = copy.prepare('SELECT count(*) AS count FROM records').get()?.['count']
    const bytes = copy.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size').get()
    return { records: Number(records), bytes: Number(bytes?.['bytes']) }
  } catch (error) {
    if (error instanceof StoreError) throw error
    const reason = isDamaged(error, file) ? 'is damaged' : `cannot be checked: ${messageOf(error)}`
    throw new StoreError(`the copy ${reason}`, { cause: error })
  } finally {
    copy.close()
  }
}
