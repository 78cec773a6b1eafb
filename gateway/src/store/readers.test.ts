import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { StoreBackend, StoreReader } from '../ports/store.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openPostgresReader } from './postgres/reader.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './postgres/testing/postgres-server.ts'
import { recordsOf } from './records-of.ts'
import { openSqliteReader } from './sqlite-reader.ts'
import { openSqlite } from './sqlite.ts'

interface Place {
  backend: StoreBackend
  read: () => StoreReader | Promise<StoreReader>
}

let server: PostgresServer | undefined
afterAll(() => server?.end())

const folder = mkdtempSync(join(tmpdir(), 'rota-readers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PLACES: [string, boolean, () => Place | Promise<Place>][] = [
  [
    'sqlite',
    true,
    () => {
      const file = join(folder, 'many.sqlite')
      return { backend: openSqlite(file), read: () => openSqliteReader(file, Date.now()) }
    },
  ],
  [
    'postgres',
    HAS_POSTGRES,
    async () => {
      server ??= await startPostgres()
      const url = await server.create()
      return { backend: openPostgres(url), read: () => openPostgresReader(url) }
    },
  ],
]

/** More than two pages. */
const MANY = 1201

describe.each(PLACES)('a reader of %s', (_name, isThere, open) => {
  test.skipIf(!isThere)('finds every live record of an area once, beside a process that uses the store', async () => {
    const { backend, read } = await open()
    const writeOf = (area: string, key: string, expiresIn?: number) => ({
      area,
      key,
      becomes: JSON.stringify({ dueAt: Number(key) }),
      ...(expiresIn === undefined ? {} : { expiresIn }),
    })
    const keys = Array.from({ length: MANY }, (_, at) => `${at}`)
    const writes = [
      ...keys.map((key) => writeOf('running', key)),
      writeOf('returns', '7'),
      writeOf('running', '-1', -1),
    ]
    await backend.commit({ writes, isDurable: false, now: Date.now() })
    const reader = await read()
    const found: number[] = []
    for await (const { dueAt } of recordsOf(reader, 'running')) found.push(dueAt)
    expect(found.toSorted((a, b) => a - b)).toEqual(keys.map(Number))
    await reader.close()
    await backend.close()
  })
})

describe('a reader of sqlite', () => {
  const filesIn = (at: string) => readdirSync(at).map((name) => [name, statSync(join(at, name)).mtimeMs])

  function place() {
    const at = mkdtempSync(join(folder, 'one-'))
    onTestFinished(() => rmSync(at, { recursive: true }))
    return { at, file: join(at, 'rota.sqlite') }
  }

  test('creates no store where there is none, and refuses files that are no store', () => {
    const { at, file } = place()
    expect(() => openSqliteReader(file, 0)).toThrow(`there is no store at ${file}`)
    expect(readdirSync(at)).toEqual([])
    writeFileSync(file, '')
    expect(() => openSqliteReader(file, 0)).toThrow(`${file} is no store`)
    writeFileSync(file, 'x'.repeat(5000))
    expect(() => openSqliteReader(file, 0)).toThrow('file is not a database')
    expect(readFileSync(file, 'utf8')).toBe('x'.repeat(5000))
  })

  test('leaves an unused store as it is, with no file beside it', async () => {
    const { at, file } = place()
    const backend = openSqlite(file)
    await backend.commit({ writes: [{ area: 'running', key: 'a', becomes: '{}' }], isDurable: false, now: 0 })
    await backend.close()
    const before = filesIn(at)
    const reader = openSqliteReader(file, 0)
    expect(await reader.page('running', '', 10)).toEqual([{ key: 'a', text: '{}' }])
    await reader.close()
    expect(filesIn(at)).toEqual(before)
  })
})
