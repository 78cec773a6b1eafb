import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts'
import { emptyLog, keysIn, killed, overwrite, place, store } from './testing/sqlite-places.ts'

const damages: [string, (file: string) => void][] = [
  ['garbage', (file) => writeFileSync(file, 'garbage'.repeat(1000))],
  ['a first page of zeros', (file) => overwrite(file, 0, Buffer.alloc(4096))],
  ['cut off', (file) => truncateSync(file, 6000)],
  ['empty', (file) => truncateSync(file)],
  ['an unknown version for writing', (file) => overwrite(file, 18, Buffer.of(9))],
  ['an unknown version for reading', (file) => overwrite(file, 19, Buffer.of(9))],
  ['an unknown format', (file) => overwrite(file, 47, Buffer.of(9))],
]

test.each(damages)('a damaged store, %s, is kept, with nothing of it beside the copy', async (_name, damage) => {
  const { file, copy } = place()
  const backend = await store(file, 'a')
  await backUpSqlite(file, copy)
  await backend.close()
  damage(file)
  const left = readFileSync(file)
  // What a gateway that was killed left beside it.
  writeFileSync(`${file}-wal`, 'a log of another time')
  writeFileSync(`${file}-shm`, 'its index')
  expect(restoreSqlite(copy, file, '.old')).toMatchObject({ records: 1 })
  expect(readFileSync(`${file}.old`)).toEqual(left)
  expect(readdirSync(dirname(file)).filter((name) => !name.includes('.old'))).toEqual(['rota.sqlite'])
  expect(await keysIn(file)).toEqual(['a'])
})

// SQLite can still write the log of a file that was cut off into it.
test.each(damages.filter(([name]) => name !== 'cut off'))(
  'the commits in the log of a damaged store, %s, are kept',
  async (_name, damage) => {
    const { file, copy, folder } = place()
    await (await store(join(folder, 'other.sqlite'), 'a')).close()
    await backUpSqlite(join(folder, 'other.sqlite'), copy)
    const log = await killed(file)
    damage(file)
    restoreSqlite(copy, file, '.old')
    expect(readFileSync(`${file}.old-wal`)).toEqual(log)
    expect(await keysIn(file)).toEqual(['a'])
  },
)

test('a log beside no store is set aside, and not mixed into the copy', async () => {
  const { file, copy } = place()
  const log = await killed(file)
  await backUpSqlite(file, copy)
  rmSync(file)
  writeFileSync(`${file}-wal`, log)
  restoreSqlite(copy, file, '.old')
  expect(readFileSync(`${file}.old-wal`)).toEqual(log)
  expect(readdirSync(dirname(file)).filter((name) => !name.includes('.old'))).toEqual(['rota.sqlite'])
})

test('the log of a whole store is written into it, and not kept beside it', async () => {
  const { file, copy } = place()
  await killed(file)
  await backUpSqlite(file, copy)
  restoreSqlite(copy, file, '.old')
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['rota.sqlite', 'rota.sqlite.old'])
  expect(await keysIn(`${file}.old`)).toEqual(['a', 'b'])
})

/** A store that SQLite refuses to close with a result code. */
async function refusing(errcode: number) {
  const { file, copy } = place()
  await (await store(file, 'a')).close()
  await backUpSqlite(file, copy)
  const exec = Reflect.get(DatabaseSync.prototype, 'exec')
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql.includes('EXCLUSIVE')) throw Object.assign(new Error('from SQLite'), { errcode })
    exec.call(this, sql)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return { file, copy }
}

test.each([
  ['SQLITE_IOERR_READ', 266],
  ['SQLITE_IOERR_CORRUPTFS', 8458],
  ['SQLITE_CORRUPT_INDEX', 779],
])('%s (%i) is damage, and the store is replaced', async (_name, errcode) => {
  const { file, copy } = await refusing(errcode)
  expect(restoreSqlite(copy, file, '.old')).toMatchObject({ records: 1 })
  expect(existsSync(`${file}.old`)).toBe(true)
})

test.each([
  ['SQLITE_FULL', 13],
  ['SQLITE_IOERR_WRITE', 778],
  ['SQLITE_IOERR_SHMSIZE', 4874],
  ['SQLITE_READONLY_DIRECTORY', 1544],
  ['SQLITE_PERM', 3],
])('%s (%i) is no damage, and the store stays', async (_name, errcode) => {
  const { file, copy } = await refusing(errcode)
  expect(() => restoreSqlite(copy, file, '.old')).toThrow('cannot be set aside: from SQLite')
  expect(readdirSync(dirname(file)).filter((name) => name.includes('.old'))).toEqual([])
})

test.each(damages)('a damaged store, %s, that a gateway still has open is left alone', async (_name, damage) => {
  const { file, copy } = place()
  const backend = await store(file, 'a')
  await backUpSqlite(file, copy)
  // Nothing of the file is in the log of writes, so a newcomer reads its damaged first page.
  emptyLog(file)
  damage(file)
  expect(() => restoreSqlite(copy, file, '.old')).toThrow('in use; stop all gateways first')
  expect(readdirSync(dirname(file)).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual(['rota.sqlite'])
  await backend.close()
})

test('what else keeps a store from being set aside is said, and nothing half done stays', async () => {
  const { file, copy, folder } = place()
  const backend = await store(join(folder, 'store', 'other.sqlite'), 'a')
  await backUpSqlite(join(folder, 'store', 'other.sqlite'), copy)
  await backend.close()
  mkdirSync(file)
  expect(() => restoreSqlite(copy, file, '.old')).toThrow(/cannot be set aside: .*unable to open database file/)
  expect(existsSync(`${file}.part`)).toBe(false)
})
