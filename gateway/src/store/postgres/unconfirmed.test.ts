import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { StoreError, type Store } from '../../ports/store.ts'
import { WITHOUT_PAUSE, stopTime } from '../../testing/stopped-time.ts'
import { createStore } from '../store.ts'
import { openPostgres } from './postgres.ts'
import { openDoor } from './testing/door.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

/** Fewer than commits that the test sends at once. Three of them are kept for the administrator. */
const CONNECTIONS = 20

const MANY = Array.from({ length: 30 }, (_, at) => `${at}`)

const LATE = new StoreError('the database took too long; the change may have been written')
const UNSENT = new StoreError('no connection in time')
const REFUSED = new StoreError('the database does not confirm what is written, as without its standby')

describe.skipIf(!HAS_POSTGRES)('a PostgreSQL whose synchronous standby is away', () => {
  let server: PostgresServer
  let url = ''
  const stores: Store[] = []

  beforeAll(async () => {
    server = await startPostgres(`max_connections=${CONNECTIONS}`)
    url = await server.create()
  })
  afterAll(async () => {
    vi.useRealTimers()
    await Promise.all(stores.map((store) => store.close()))
    await server.end()
  })

  function storeAt(address = url): Store {
    const store = createStore(openPostgres(address), systemClock)
    stores.push(store)
    return store
  }

  async function standbyIs(name: string): Promise<void> {
    await server.run(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
    await server.run('SELECT pg_reload_conf()')
    await expect
      .poll(async () => (await server.run('SHOW synchronous_standby_names'))[0], WITHOUT_PAUSE)
      .toEqual({
        synchronous_standby_names: name,
      })
  }

  const waiting = async () => (await server.run("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'")).length

  /** The clock of the database moves on, so that commits that wait are overdue. */
  const databasePasses = (milliseconds: number) =>
    server.run(
      `SET synchronous_commit = local;
       CREATE OR REPLACE FUNCTION rota.clock() RETURNS bigint LANGUAGE sql VOLATILE AS $$
         SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${milliseconds} $$`,
      new URL(url).pathname.slice(1),
    )

  const outcome = (request: Promise<unknown>) => request.catch((error: unknown) => error)
  const write = (store: Store, key: string) => outcome(store.insert('running', key, { dueAt: 1 }))

  test('commits do not use up its connections, others and reads go on, and payments do when it is back', async () => {
    const [store, beside] = [storeAt(), storeAt()]
    await store.insert('running', 'first', { dueAt: 1 })
    await beside.check()
    await standbyIs('nobody')
    stopTime()
    const first = MANY.map((key) => write(store, key))
    await expect.poll(waiting, WITHOUT_PAUSE).toBe(5)
    expect(await store.read('running', 'first')).toEqual({ dueAt: 1 })
    await store.insert('anonymous', 'a', { booking: 'b', startedAt: 1 })
    await vi.advanceTimersByTimeAsync(3000)
    await vi.advanceTimersByTimeAsync(3000)
    const said = await Promise.all(first)
    expect(said.filter((one) => one instanceof StoreError && one.message === LATE.message)).toHaveLength(5)
    expect(said.filter((one) => one instanceof StoreError && one.message === UNSENT.message)).toHaveLength(25)

    await databasePasses(6000)
    const second = await Promise.all(MANY.map((key) => write(store, `${key} again`)))
    expect(second).toEqual(MANY.map(() => REFUSED))
    await expect(store.check()).rejects.toThrow(REFUSED)
    // A process that starts now leaves nothing behind either, and can serve what needs no payment.
    const late = storeAt()
    await late.check(false)
    await expect(late.check()).rejects.toThrow(REFUSED)
    expect(await waiting()).toBe(5)
    expect(await store.read('running', 'first')).toEqual({ dueAt: 1 })
    await store.insert('anonymous', 'b', { booking: 'b', startedAt: 1 })

    await standbyIs('')
    await expect.poll(waiting, WITHOUT_PAUSE).toBe(0)
    for (const each of [store, beside, late]) await each.check()
    expect(await Promise.all(MANY.map((key) => write(store, `${key} again`)))).toEqual(MANY.map(() => true))
    // What nobody was told of is there, and only that.
    const lost = await Promise.all(MANY.map((key) => store.read('running', key)))
    expect(lost.filter((record) => record !== undefined)).toHaveLength(5)
    vi.useRealTimers()
  })

  test('a commit that never arrived is given up when the database says so, and one at a time tries', async () => {
    const door = await openDoor(server.port)
    const moved = new URL(url)
    moved.port = `${door.port}`
    const store = storeAt(moved.href)
    await store.check()
    stopTime()
    door.lets = 'none'
    const heard = door.heard
    const failing = write(store, 'swallowed')
    await expect.poll(() => door.heard, WITHOUT_PAUSE).toBeGreaterThan(heard)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await failing).toEqual(LATE)
    door.lets = 'all'
    vi.useRealTimers()
    const keys = MANY.map((key) => `${key} after`)
    expect(await Promise.all(keys.map((key) => write(store, key)))).toEqual(keys.map(() => true))
    expect(await store.read('running', 'swallowed')).toBeUndefined()
    await door.close()
  })
})
