import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from '../ports/store.ts'
import { frozenClock } from '../testing/memory-store.ts'
import { createStore } from './store.ts'
import { openSqlite } from './sqlite.ts'
import { openSqliteFile } from './sqlite-file.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rota-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const storeIn = (file: string, now: () => number = Date.now) => createStore(openSqlite(file), frozenClock(now))

test('forgets expired records while it works', async () => {
  let now = 0
  const store = storeIn(join(folder, 'a'), () => now)
  await store.insert('running', 'a', { dueAt: 1 }, 1000)
  now = 120_000
  await store.insert('running', 'b', { dueAt: 2 })
  now = 0
  expect(await store.read('running', 'a')).toBeUndefined()
  await store.close()
})

test('a slow disk delays only those who write', async () => {
  const file = join(folder, 'a')
  const store = storeIn(file)
  await store.insert('running', 'a', { dueAt: 1 })
  // An exclusive lock delays a commit as a slow disk would.
  const slow = new DatabaseSync(file)
  slow.exec('BEGIN IMMEDIATE')
  let isWritten = false
  const writing = store.insert('running', 'b', { dueAt: 2 }).then(() => (isWritten = true))
  // The event loop turns many times meanwhile. A commit on this thread would have blocked the first turn.
  for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate)
  expect(isWritten).toBe(false)
  slow.exec('COMMIT')
  slow.close()
  await writing
  expect(await store.read('running', 'b')).toEqual({ dueAt: 2 })
  await store.close()
})

test('units of one transaction of the file are decided one by one, and fail together', () => {
  const file = openSqliteFile(join(folder, 'a'))
  const unit = (key: string, was: string | null) => ({
    writes: [{ area: 'running', key, was, becomes: '1' }],
    isDurable: true,
    now: 0,
  })
  expect(file.commit([unit('a', null), unit('a', null), unit('b', 'x'), unit('c', null)])).toEqual([
    true,
    false,
    false,
    true,
  ])
  // A value that no column accepts.
  const broken = { ...unit('d', null), writes: [{ area: 'running', key: 'd', becomes: {} as string }] }
  expect(() => file.commit([unit('e', null), broken])).toThrow('cannot be bound')
  expect(file.list('running', 0).map(({ key }) => key)).toEqual(['a', 'c'])
  file.close()
})

test('requests after closing fail', async () => {
  const store = storeIn(join(folder, 'a'))
  await store.insert('running', 'a', { dueAt: 1 })
  await store.close()
  await expect(store.read('running', 'a')).rejects.toThrow(StoreError)
})

test('the file and its side files are for their owner only, wherever they lie', async () => {
  const file = join(folder, 'rota.sqlite')
  writeFileSync(file, '')
  for (const name of ['rota.sqlite', 'rota.sqlite-wal', 'rota.sqlite-shm']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o644)
  }
  const store = storeIn(file)
  await store.insert('running', 'a', { dueAt: 1 })
  const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600])
  await store.close()
})

describe('G12 a file that cannot be the store', () => {
  test.each<[string, (folder: string) => string, string]>([
    ['a folder', (at) => (mkdirSync(join(at, 'a')), join(at, 'a')), 'illegal operation on a directory'],
    ['below a file', (at) => (writeFileSync(join(at, 'a'), ''), join(at, 'a', 'b', 'c')), 'not a directory'],
    [
      'something else',
      (at) => (writeFileSync(join(at, 'a'), 'x'.repeat(5000)), join(at, 'a')),
      'file is not a database',
    ],
  ])('%s is a StoreError with the reason of the system', async (_name, fileIn, reason) => {
    const store = storeIn(fileIn(folder))
    await expect(store.check()).rejects.toThrow(new StoreError(reason))
    await store.close()
  })
})
