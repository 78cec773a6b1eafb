import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { StoreError } from '../../ports/store.ts'
import { createStore } from '../store.ts'
import { MIGRATIONS } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openPostgresReader } from './reader.ts'
import { migrate } from './schema.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

/** The lock that a process takes to change the schema. */
const MIGRATING = 0x526f7461

describe.skipIf(!HAS_POSTGRES)('versions of the schema', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  async function migrated(url: string, migrations?: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await migrate(client, migrations)
    } finally {
      await client.end()
    }
  }

  const versionsIn = async (url: string) =>
    (await server.run('SELECT version FROM rota.schema ORDER BY 1', new URL(url).pathname.slice(1))).map(
      (row) => row['version'],
    )

  const NEXT = [...MIGRATIONS, 'ALTER TABLE rota.records ADD COLUMN added integer']
  const NEXT_BUT_ONE = [...NEXT, 'DROP FUNCTION rota.sweep']

  test('is written once by ten processes that start together', async () => {
    const url = await server.create()
    await Promise.all(Array.from({ length: 10 }, () => migrated(url)))
    expect(await versionsIn(url)).toEqual(MIGRATIONS.map((_sql, at) => at + 1))
  })

  test('an old process works on, and starts, after a new one has changed the schema', async () => {
    const url = await server.create()
    const running = createStore(openPostgres(url), systemClock)
    await running.insert('running', 'a', { dueAt: 1 })
    expect(await running.version()).toBe(MIGRATIONS.length)
    await migrated(url, NEXT)
    expect(await running.version()).toBe(NEXT.length)
    await running.update('running', 'a', () => ({ dueAt: 2 }))
    const started = createStore(openPostgres(url), systemClock)
    expect(await started.read('running', 'a')).toEqual({ dueAt: 2 })
    await Promise.all([running.close(), started.close()])
  })

  test('one that is two versions behind is refused with a sentence, and changes nothing', async () => {
    const url = await server.create()
    await migrated(url, NEXT_BUT_ONE)
    const store = createStore(openPostgres(url), systemClock)
    await expect(store.check()).rejects.toThrow(new StoreError(mismatch(MIGRATIONS.length + 2)))
    await store.close()
  })

  test('one that is two versions behind by the time it gets the lock of migrations is refused', async () => {
    const url = await server.create()
    const faster = new Client({ connectionString: url })
    await faster.connect()
    await faster.query(`BEGIN; SELECT pg_advisory_xact_lock(${MIGRATING})`)
    const refused = migrated(url).catch((error: unknown) => error)
    const waiting = () => inside(url, "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    await expect.poll(waiting).toHaveLength(1)
    const version = MIGRATIONS.length + 2
    await faster.query(`CREATE SCHEMA rota; CREATE TABLE rota.schema AS SELECT ${version} AS version; COMMIT`)
    await faster.end()
    expect(await refused).toEqual(new StoreError(mismatch(version)))
  })

  const mismatch = (found: number) =>
    `the schema of the database has version ${found}, and this version of the gateway works with ${MIGRATIONS.length} and ${MIGRATIONS.length + 1}`

  const inside = (url: string, sql: string) => server.run(sql, new URL(url).pathname.slice(1))

  test('one that runs says what has changed, and then which versions it works with', async () => {
    const url = await server.create()
    const store = createStore(openPostgres(url), systemClock)
    await store.check()
    const signature = 'text[], text[], boolean[], text[], boolean[], text[], bigint[], boolean'
    await inside(url, `DROP FUNCTION rota.commit_unit(${signature})`)
    for (let again = 0; again < 2; again++)
      await expect(store.check()).rejects.toThrow(new StoreError('the schema of the database has changed, or is gone'))
    await inside(url, `INSERT INTO rota.schema VALUES (${MIGRATIONS.length + 2})`)
    await expect(store.check()).rejects.toThrow('this version of the gateway works with')
    await store.close()
  })

  test('one that runs finds its way when the database was replaced by an empty one', async () => {
    const url = await server.create()
    const store = createStore(openPostgres(url), systemClock)
    await store.insert('running', 'a', { dueAt: 1 })
    const requests = [() => store.read('running', 'a'), () => store.insert('running', 'b', { dueAt: 2 })]
    for (const request of requests) {
      await inside(url, 'DROP SCHEMA rota CASCADE')
      await expect(request()).rejects.toThrow(new StoreError('the schema of the database has changed, or is gone'))
      await request()
    }
    expect(await store.read('running', 'a')).toBeUndefined()
    expect(await store.read('running', 'b')).toEqual({ dueAt: 2 })
    await store.close()
  })

  test('a tool that only reads refuses a database without a store, changes nothing in it, and writes nothing to one', async () => {
    const url = await server.create()
    await expect(openPostgresReader(url)).rejects.toThrow('the schema of the database has version 0')
    expect(await server.run("SELECT to_regnamespace('rota') AS made", new URL(url).pathname.slice(1))).toEqual([
      { made: null },
    ])
    await migrated(url)
    const tool = await openPostgresReader(url)
    expect(await tool.page('running', '', 10)).toEqual([])
    const writes = 'BEGIN INSERT INTO rota.schema VALUES (99); RETURN 0; END'
    const clock = `CREATE OR REPLACE FUNCTION rota.clock() RETURNS bigint LANGUAGE plpgsql AS '${writes}'`
    const record = "INSERT INTO rota.records (area, key, value, expires) VALUES ('running', 'a', '{}', 1)"
    await server.run(`${record}; ${clock}`, new URL(url).pathname.slice(1))
    await expect(tool.page('running', '', 10)).rejects.toThrow('the database is read-only')
    await tool.close()
  })

  test('a version that fails leaves nothing of itself', async () => {
    const url = await server.create()
    await migrated(url)
    await expect(migrated(url, [...MIGRATIONS, 'CREATE TABLE rota.half (a integer); SELECT 1 / 0'])).rejects.toThrow(
      'division by zero',
    )
    expect(await versionsIn(url)).toEqual(MIGRATIONS.map((_sql, at) => at + 1))
    expect(await server.run("SELECT to_regclass('rota.half') AS half", new URL(url).pathname.slice(1))).toEqual([
      { half: null },
    ])
  })
})
