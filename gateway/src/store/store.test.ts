import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

import { memoryStore } from '../testing/memory-store.ts'
import { StoreError, type Store } from '../ports/store.ts'
import { openSqliteStore } from './sqlite.ts'
import { webStorageStore } from './web-storage.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rota-store-'))
  folders.push(folder)
  return join(folder, 'deep', 'rota.sqlite')
}

function freshStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (name) => texts.get(name) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (name) => void texts.delete(name),
    setItem: (name, text) => void texts.set(name, text),
  }
}

/** Each kind with a function that opens it a second time, or undefined for one that dies with its owner. */
const KINDS: [string, (now: () => number) => { store: Store; again?: () => Store }][] = [
  ['memory', (now) => ({ store: memoryStore(now) })],
  [
    'web storage',
    (now) => {
      const storage = freshStorage()
      return { store: webStorageStore(storage, now), again: () => webStorageStore(storage, now) }
    },
  ],
  [
    'sqlite',
    (now) => {
      const file = freshFile()
      return { store: openSqliteStore(file, now), again: () => openSqliteStore(file, now) }
    },
  ],
]

const raise = (store: Store) => store.update('running', 'a', (now) => ({ since: (now?.since ?? 0) + 1 }))

const one = { current: 1, raisedAt: 5, committed: false }

describe.each(KINDS)('%s store', (_name, open) => {
  test('reads what was written, and nothing of another area or key', async () => {
    const { store } = open(() => 0)
    expect(await store.insert('generations', 'a', one)).toBe(true)
    expect(await store.read('generations', 'a')).toEqual(one)
    expect(await store.read('generations', 'b')).toBeUndefined()
    expect(await store.read('running', 'a')).toBeUndefined()
    await store.close()
  })

  test('insert refuses a key that is taken and leaves the record as it was', async () => {
    const { store } = open(() => 0)
    await store.insert('running', 'a', { since: 1 })
    expect(await store.insert('running', 'a', { since: 2 })).toBe(false)
    expect(await store.read('running', 'a')).toEqual({ since: 1 })
    await store.close()
  })

  test('of many inserts of one key at once, one wins', async () => {
    const { store } = open(() => 0)
    const won = await Promise.all(Array.from({ length: 50 }, (_, since) => store.insert('running', 'a', { since })))
    expect(won.filter(Boolean)).toHaveLength(1)
    await store.close()
  })

  test('updates see each other: 100 parallel ones count to 100', async () => {
    const { store } = open(() => 0)
    await Promise.all(Array.from({ length: 100 }, () => raise(store)))
    expect(await store.read('running', 'a')).toEqual({ since: 100 })
    await store.close()
  })

  test('an update that answers undefined changes nothing', async () => {
    const { store } = open(() => 0)
    expect(await store.update('running', 'a', () => undefined)).toBeUndefined()
    await store.insert('running', 'a', { since: 1 })
    expect(await store.update('running', 'a', () => undefined)).toEqual({ since: 1 })
    await store.close()
  })

  test('an update that throws leaves the record and the store usable', async () => {
    const { store } = open(() => 0)
    await store.insert('running', 'a', { since: 1 })
    const failing = store.update('running', 'a', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await store.update('running', 'a', () => ({ since: 2 }))).toEqual({ since: 2 })
    await store.close()
  })

  test('a record cannot be changed through what was read or written', async () => {
    const { store } = open(() => 0)
    const mine = { since: 1 }
    await store.insert('running', 'a', mine)
    mine.since = 9
    const read = await store.read('running', 'a')
    if (read) read.since = 8
    expect(await store.read('running', 'a')).toEqual({ since: 1 })
    await store.close()
  })

  test('a record is gone when it expires, and its key is free again', async () => {
    let now = 0
    const { store } = open(() => now)
    await store.insert('running', 'a', { since: 1 }, 1000)
    now = 999
    expect(await store.read('running', 'a')).toEqual({ since: 1 })
    now = 1000
    expect(await store.read('running', 'a')).toBeUndefined()
    expect(await store.list('running')).toEqual([])
    expect(await store.remove('running', 'a')).toBe(false)
    expect(await store.insert('running', 'a', { since: 2 })).toBe(true)
    await store.close()
  })

  test('an update keeps the expiry unless it names another', async () => {
    let now = 0
    const { store } = open(() => now)
    await store.insert('running', 'a', { since: 1 }, 1000)
    await store.insert('running', 'b', { since: 1 }, 1000)
    await store.update('running', 'a', () => ({ since: 2 }))
    await store.update('running', 'b', () => ({ since: 2 }), 2000)
    now = 1500
    expect(await store.list('running')).toEqual([{ key: 'b', record: { since: 2 } }])
    await store.close()
  })

  test('remove lets one of two callers take the record', async () => {
    const { store } = open(() => 0)
    await store.insert('running', 'a', { since: 1 })
    const taken = await Promise.all([store.remove('running', 'a'), store.remove('running', 'a')])
    expect(taken.toSorted()).toEqual([false, true])
    await store.close()
  })

  test('lists an area oldest first, also within one millisecond', async () => {
    const { store } = open(() => 7)
    for (const key of ['c', 'a', 'b']) await store.insert('running', key, { since: 0 })
    await store.update('running', 'c', () => ({ since: 1 }))
    expect((await store.list('running')).map(({ key }) => key)).toEqual(['c', 'a', 'b'])
    await store.close()
  })

  test('what was written is there for the next owner', async () => {
    const { store, again } = open(() => 0)
    await store.insert('running', 'a', { since: 1 })
    await store.close()
    if (!again) return
    const second = again()
    expect(await second.read('running', 'a')).toEqual({ since: 1 })
    await second.close()
  })
})

test('two sqlite stores on one file see each other', async () => {
  const file = freshFile()
  const [left, right] = [openSqliteStore(file), openSqliteStore(file)]
  await Promise.all(Array.from({ length: 40 }, (_, i) => raise(i % 2 ? left : right)))
  expect(await left.read('running', 'a')).toEqual({ since: 40 })
  await left.close()
  await right.close()
})

test('the sqlite store forgets expired records while it works', async () => {
  let now = 0
  const file = freshFile()
  const store = openSqliteStore(file, () => now)
  await store.insert('running', 'a', { since: 1 }, 1000)
  now = 120_000
  await store.insert('running', 'b', { since: 2 })
  now = 0
  expect(await store.read('running', 'a')).toBeUndefined()
  await store.close()
})

test('a web storage store leaves what is not its own alone', async () => {
  const storage = freshStorage()
  storage.setItem('rota.payment', 'kept')
  const store = webStorageStore(storage)
  await store.insert('running', 'a', { since: 1 })
  expect(await store.list('running')).toHaveLength(1)
  expect(storage.getItem('rota.payment')).toBe('kept')
})

test('the sqlite store and its side files are for their owner only, wherever they lie', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rota-store-'))
  folders.push(folder)
  const file = join(folder, 'rota.sqlite')
  writeFileSync(file, '')
  for (const name of ['rota.sqlite', 'rota.sqlite-wal', 'rota.sqlite-shm']) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o644)
  }
  const store = openSqliteStore(file)
  await raise(store)
  const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600])
  await store.close()
})

describe('G12 a file that cannot be the store', () => {
  test.each<[string, (folder: string) => string, string]>([
    ['a folder', (folder) => (mkdirSync(join(folder, 'a')), join(folder, 'a')), 'illegal operation on a directory'],
    [
      'below a file',
      (folder) => (writeFileSync(join(folder, 'a'), ''), join(folder, 'a', 'b', 'c')),
      'not a directory',
    ],
    [
      'something else',
      (folder) => (writeFileSync(join(folder, 'a'), 'x'.repeat(5000)), join(folder, 'a')),
      'file is not a database',
    ],
  ])('%s is a StoreError with the reason of the system', (_name, fileIn, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'rota-store-'))
    folders.push(folder)
    expect(() => openSqliteStore(fileIn(folder))).toThrow(new StoreError(reason))
  })
})

test('G12 a browser without room is a StoreError', async () => {
  const full: Storage = {
    ...freshStorage(),
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  const store = webStorageStore(full)
  await expect(store.check()).rejects.toThrow(StoreError)
  await expect(raise(store)).rejects.toThrow(StoreError)
})
