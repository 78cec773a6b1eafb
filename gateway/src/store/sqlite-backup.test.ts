import fs, { chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { StoreError } from '../ports/store.ts'
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts'
import { keysIn, place, store, write } from './testing/sqlite-places.ts'

describe('backUpSqlite', () => {
  test('copies an open store into one file that only its owner may read', async () => {
    const { file, copy } = place()
    const backend = await store(file, 'a', 'b')
    expect(await backUpSqlite(file, copy)).toMatchObject({ records: 2 })
    expect(readdirSync(join(copy, '..'))).toEqual(['first.sqlite'])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    await write(backend, 'c')
    await backend.close()
    expect(await keysIn(copy)).toEqual(['a', 'b'])
  })

  test('a store that is written all the time is copied whole: a prefix of what was written, and all of what was there', async () => {
    const { file, copy } = place()
    const backend = await store(file, 'first')
    const over = new AbortController()
    let count = 0
    const writing = (async () => {
      while (!over.signal.aborted) await write(backend, `later-${count++}`, 'x'.repeat(2000))
    })()
    await expect.poll(() => count).toBeGreaterThan(50)
    const before = count - 1
    await backUpSqlite(file, copy)
    over.abort()
    await writing
    await backend.close()
    const keys = await keysIn(copy)
    expect(keys.length).toBeGreaterThanOrEqual(before)
    expect(keys).toEqual(['first', ...Array.from({ length: keys.length - 1 }, (_, at) => `later-${at}`)])
  })

  test('of a damaged store no half copy stays', async () => {
    const { file, copy } = place()
    await (await store(file, 'a')).close()
    writeFileSync(file, 'garbage'.repeat(1000))
    await expect(backUpSqlite(file, copy)).rejects.toThrow('not a database')
    expect(readdirSync(dirname(copy))).toEqual([])
  })

  test('no store, and a file that is already there, are refused', async () => {
    const { file, copy } = place()
    await expect(backUpSqlite(file, copy)).rejects.toThrow(StoreError)
    const backend = await store(file, 'a')
    await backUpSqlite(file, copy)
    await expect(backUpSqlite(file, copy)).rejects.toThrow('exists already')
    await backend.close()
  })
})

describe('restoreSqlite', () => {
  test('puts the copy in the place of the store, and keeps the store beside it', async () => {
    const { file, copy } = place()
    const backend = await store(file, 'a')
    await backUpSqlite(file, copy)
    await write(backend, 'b')
    await backend.close()
    expect(restoreSqlite(copy, file, '.old')).toMatchObject({ records: 1 })
    expect(await keysIn(file)).toEqual(['a'])
    expect(await keysIn(`${file}.old`)).toEqual(['a', 'b'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(existsSync(copy)).toBe(true)
  })

  test.runIf(process.getuid?.() === 0)('by root, it leaves the store to the owner of the folder', async () => {
    const { file, copy } = place()
    const backend = await store(join(dirname(copy), 'store'), 'a')
    await backUpSqlite(join(dirname(copy), 'store'), copy)
    await backend.close()
    mkdirSync(dirname(file))
    chownSync(dirname(file), 1234, 1235)
    restoreSqlite(copy, file, '.old')
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 1235 })
  })

  test.each(['fsyncSync', 'renameSync'] as const)(
    'a power cut at each %s leaves a whole store in its place, and the restore can be repeated',
    async (step) => {
      const { file, copy } = place()
      const backend = await store(file, 'a')
      await backUpSqlite(file, copy)
      await write(backend, 'b')
      await backend.close()
      for (let cutAt = 1; ; cutAt++) {
        let calls = 0
        const original = fs[step] as (...args: unknown[]) => void
        vi.spyOn(fs, step).mockImplementation((...args: unknown[]) => {
          if (++calls === cutAt) throw new Error('power cut')
          original(...args)
        })
        syncBuiltinESMExports()
        let isCut = false
        try {
          restoreSqlite(copy, file, `.old-${cutAt}`)
        } catch (error) {
          isCut = String(error) === 'Error: power cut'
        } finally {
          vi.restoreAllMocks()
          syncBuiltinESMExports()
        }
        expect(existsSync(file)).toBe(true)
        if (!isCut) break
        expect([['a'], ['a', 'b']]).toContainEqual(await keysIn(file))
      }
      expect(await keysIn(file)).toEqual(['a'])
    },
  )

  test('a file system without second names keeps the store as a copy', async () => {
    const { file, copy } = place()
    await (await store(file, 'a')).close()
    await backUpSqlite(file, copy)
    vi.spyOn(fs, 'linkSync').mockImplementation(() => {
      throw new Error('not supported')
    })
    syncBuiltinESMExports()
    restoreSqlite(copy, file, '.old')
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect(await keysIn(`${file}.old`)).toEqual(['a'])
    expect(statSync(`${file}.old`).mode & 0o777).toBe(0o600)
  })

  test('a store in use is left alone', async () => {
    const { file, copy } = place()
    const backend = await store(file, 'a')
    await backUpSqlite(file, copy)
    await write(backend, 'b')
    expect(() => restoreSqlite(copy, file, '.old')).toThrow('in use; stop all gateways first')
    await backend.close()
    expect(await keysIn(file)).toEqual(['a', 'b'])
  })

  test('a damaged copy is refused, and the store stays', async () => {
    const { file, folder } = place()
    await (await store(file, 'a')).close()
    const damaged = join(folder, 'damaged.sqlite')
    writeFileSync(damaged, 'SQLite format 3\0 and then nothing that is one')
    expect(() => restoreSqlite(damaged, file, '.old')).toThrow('damaged')
    expect(readdirSync(dirname(file))).toEqual(['rota.sqlite'])
    expect(await keysIn(file)).toEqual(['a'])
  })

  test.each([
    ['of another program', 'CREATE TABLE notes (text TEXT)'],
    ['without tables', ''],
  ])('a whole SQLite file %s is refused, and not called damaged', async (_name, sql) => {
    const { file, folder } = place()
    await (await store(file, 'a')).close()
    const other = join(folder, 'other.sqlite')
    const database = new DatabaseSync(other)
    database.exec(sql)
    database.close()
    expect(() => restoreSqlite(other, file, '.old')).toThrow(new StoreError('the copy contains no store'))
    expect(readdirSync(dirname(file))).toEqual(['rota.sqlite'])
    expect(await keysIn(file)).toEqual(['a'])
  })

  test('a full disk is not called a damaged copy', async () => {
    const { file, copy } = place()
    await (await store(file, 'a')).close()
    await backUpSqlite(file, copy)
    const before = readdirSync(dirname(file))
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const reason = 'the copy cannot be checked: database or disk is full'
    expect(() => restoreSqlite(copy, file, '.old')).toThrow(new StoreError(reason))
    expect(readdirSync(dirname(file))).toEqual(before)
  })

  test('where there is no store yet, the copy becomes it', async () => {
    const { file, copy, folder } = place()
    const backend = await store(file, 'a')
    await backUpSqlite(file, copy)
    await backend.close()
    const elsewhere = join(folder, 'new', 'rota.sqlite')
    restoreSqlite(copy, elsewhere, '.old')
    expect(await keysIn(elsewhere)).toEqual(['a'])
  })
})
