import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../ports/store.ts'

/** SQLite's primary result codes: SQLITE_BUSY and SQLITE_LOCKED; SQLITE_CORRUPT and SQLITE_NOTADB. */
const BUSY = new Set([5, 6])
const DAMAGED = new Set([11, 26])

/**
 * Extended result codes that only damage causes: SQLITE_IOERR_READ and SQLITE_IOERR_CORRUPTFS of a bad sector, and
 * SQLITE_ERROR of an unknown file format, since our statements cause no other. A full disk has other codes.
 */
const DAMAGED_EXACTLY = new Set([1, 266, 8458])

/** SQLITE_READONLY: the header has an unknown version for writing, or this user may not write here. */
const READ_ONLY = 8

/** Files beside a store that may contain commits. */
const LOGS = ['-wal', '-journal']

/**
 * Gives the store its second name, and leaves nothing beside the first one that SQLite would mix into the next store. A
 * damaged store keeps its logs of writes, because payments may be read from them. Throws a StoreError while a process
 * has the store open.
 */
export function setAside(file: string, name: string): void {
  const isThere = existsSync(file)
  const logs = LOGS.filter((log) => existsSync(file + log))
  try {
    // Before anything opens the file: SQLite deletes the logs of a file that is empty or has a broken first page.
    for (const log of logs) keepAs(file + log, name + log)
    const isEmpty = isThere && statSync(file).size === 0
    if (isThere && mergeLogs(file) && !isEmpty) dropAll(logs.map((log) => name + log))
  } catch (error) {
    dropAll(logs.filter((log) => existsSync(file + log)).map((log) => name + log))
    throw error
  }
  if (isThere) keepAs(file, name)
  for (const side of [...LOGS, '-shm'].filter((each) => existsSync(file + each))) {
    if (existsSync(name + side)) rmSync(file + side)
    else renameSync(file + side, name + side)
  }
}

function dropAll(files: readonly string[]): void {
  for (const each of files) rmSync(each, { force: true })
}

/** Gives a file a second name. */
function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    // Some file systems allow a file only one name.
    copyFileSync(file, name, constants.COPYFILE_EXCL)
    syncToDisk(name)
  }
  syncToDisk(dirname(file))
}

/**
 * Writes everything that is still in the log of writes into the file itself. Returns false for a damaged file, which is
 * the usual reason for a restore (decision 14.5). Throws a StoreError while another process has the store open.
 */
function mergeLogs(file: string): boolean {
  // An empty file has no mode to change, so its lock is asked for by itself.
  const error = failureOf(file, 'PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK')
  if (error === undefined) return true
  const isDamage = isDamaged(error, file)
  if (isBusy(error) || (isDamage && isHeld(file))) {
    throw new StoreError(`${file} is in use; stop all gateways first`, { cause: error })
  }
  if (isDamage) return false
  throw new StoreError(`${file} cannot be set aside: ${messageOf(error)}`, { cause: error })
}

/** Whether an error of SQL on a file says that the file is damaged (decision 14.5). */
export function isDamaged(error: unknown, file: string): boolean {
  const code = codeOf(error)
  if (DAMAGED.has(code & 0xff) || DAMAGED_EXACTLY.has(code)) return true
  return code === READ_ONLY && mayWrite(file) && mayWrite(dirname(file))
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether another process has a damaged store open. A gateway that opened the store earlier may still write payments to
 * it. SQLite reports the damage to a new connection before it checks locks; a journal file makes it check them first.
 */
function isHeld(file: string): boolean {
  const journal = `${file}-journal`
  const isOurs = !existsSync(journal)
  if (isOurs) writeFileSync(journal, 'nothing to roll back', { flag: 'wx', mode: 0o600 })
  const error = failureOf(file, 'SELECT 1 FROM sqlite_schema')
  if (isOurs) rmSync(journal, { force: true })
  return isBusy(error)
}

/** The error of SQL on a file, or undefined if it succeeds. The file is closed again in both cases. */
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

const isBusy = (error: unknown) => BUSY.has(codeOf(error) & 0xff)

/** SQLite's extended result code, whose lowest eight bits are the primary one. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error')

/** Writes a file or a folder through to the disk. */
export function syncToDisk(file: string): void {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
