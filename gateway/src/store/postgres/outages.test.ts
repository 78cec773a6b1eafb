import dns from 'node:dns'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { StoreBusy, StoreError } from '../../ports/store.ts'
import { WITHOUT_PAUSE, stopTime } from '../../testing/stopped-time.ts'
import { createStore } from '../store.ts'
import { openPostgres } from './postgres.ts'
import { openDoor } from './testing/door.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

const A = { area: 'running', key: 'a' } as const

describe.skipIf(!HAS_POSTGRES)('outages of PostgreSQL', () => {
  let server: PostgresServer
  const endings: (() => unknown)[] = []

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    for (const end of endings.splice(0).toReversed()) await end()
    // A test that fails while the server is stopped says so alone.
    const { exitCode, signalCode } = server.process()
    if (exitCode !== null || signalCode !== null) await server.start()
  })
  afterAll(() => server.end())

  function storeAt(url: string) {
    const store = createStore(openPostgres(url), systemClock)
    endings.push(() => store.close())
    return store
  }

  async function doorTo(port: number, address?: string, at?: number) {
    const door = await openDoor(port, address, at)
    endings.push(() => door.close())
    return door
  }

  const through = (url: string, port: number, host = '127.0.0.1') => {
    const moved = new URL(url)
    moved.host = `${host}:${port}`
    return moved.href
  }

  /** A connection past the store, which can hold what the store needs. */
  async function beside(url: string): Promise<Client> {
    const client = new Client({ connectionString: url })
    await client.connect()
    endings.push(() => client.end())
    return client
  }

  const pids = async (condition: string) => {
    const rows = await server.run(`SELECT pid FROM pg_stat_activity WHERE ${condition}`)
    return rows.map((row) => row['pid'] as number)
  }
  const waitingCommits = () => pids("wait_event_type = 'Lock' AND query LIKE '%commit_unit%'")
  const listeners = () => pids("query = 'LISTEN rota'")
  const kill = ([pid = 0]: number[]) => server.run(`SELECT pg_terminate_backend(${pid})`)

  /** How a request will have failed. */
  const failureOf = (request: Promise<unknown>) =>
    request.then(
      () => 'none',
      (error: unknown) => error,
    )

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'stopped by %s and started again: the first request finds it',
    async (signal) => {
      const store = storeAt(await server.create())
      await store.insert('running', 'a', { dueAt: 1 })
      await server.stop(signal)
      // That its connection is broken may be noticed only by the first request.
      await expect(store.read('running', 'a')).rejects.toThrow(StoreError)
      await expect(store.check()).rejects.toThrow(new StoreError('the database refuses connections'))
      await server.start()
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
      await store.check()
    },
  )

  test('a store that began while it was away begins when it is back', async () => {
    const url = await server.create()
    await server.stop()
    const store = storeAt(url)
    await expect(store.check()).rejects.toThrow('the database refuses connections')
    await server.start()
    await store.check()
  })

  test('at a new address: the next connection looks it up', async () => {
    const url = await server.create()
    const old = await doorTo(server.port, '127.0.0.1')
    const fresh = await doorTo(server.port, '127.0.0.2', old.port)
    let address = '127.0.0.1'
    const look = ((_host: string, options: { all?: boolean }, done: (...said: unknown[]) => void) =>
      options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)) as unknown as typeof dns.lookup
    vi.spyOn(dns, 'lookup').mockImplementation(look)
    const store = storeAt(through(url, old.port, 'database.test'))
    await store.insert('running', 'a', { dueAt: 1 })
    address = '127.0.0.2'
    old.cut()
    expect(fresh.heard).toBe(0)
    // The broken connections may be noticed only by a first request.
    await store.read('running', 'a').catch(() => undefined)
    expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
    expect(fresh.heard).toBeGreaterThan(0)
  })

  test('no connection left: a sentence, and it works when there is one', async () => {
    const url = await server.create()
    const name = new URL(url).pathname.slice(1)
    await server.run(`CREATE ROLE poor LOGIN CONNECTION LIMIT 3; ALTER DATABASE ${name} OWNER TO poor`)
    const poor = url.replace('rota@', 'poor@')
    const held = await Promise.all([1, 2, 3].map(() => beside(poor)))
    const store = storeAt(poor)
    await expect(store.check()).rejects.toThrow(new StoreError('the database has no connection left'))
    await Promise.all(held.map((client) => client.end()))
    await expect
      .poll(() =>
        store.check().then(
          () => 'works',
          () => 'fails',
        ),
      )
      .toBe('works')
  })

  test('a slow disk of the database delays only those who write', async () => {
    const url = await server.create()
    const store = storeAt(url)
    await store.insert('running', 'b', { dueAt: 1 })
    const disk = await beside(url)
    // A commit that waits until the test lets it.
    await disk.query(`
      CREATE FUNCTION public.slow() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON rota.records
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.slow();
      SELECT pg_advisory_lock(1)`)
    const writing = store.insert('running', 'a', { dueAt: 1 })
    await expect.poll(waitingCommits).toHaveLength(1)
    expect(await store.read('running', 'b')).toEqual({ dueAt: 1 })
    expect(await store.read('running', 'a')).toBeUndefined()
    await disk.query('SELECT pg_advisory_unlock(1)')
    expect(await writing).toBe(true)
  })

  test('a connection that is killed in the middle of a commit: the caller learns that the outcome is open', async () => {
    const url = await server.create()
    const store = storeAt(url)
    await store.insert('running', 'a', { dueAt: 1 })
    const other = await beside(url)
    await other.query('BEGIN; SELECT FROM rota.records FOR UPDATE')
    const failing = failureOf(store.transact([{ ...A, was: { dueAt: 1 }, becomes: { dueAt: 2 } }]))
    let waiting: number[] = []
    await expect.poll(async () => (waiting = await waitingCommits())).toHaveLength(1)
    await kill(waiting)
    expect(await failing).toEqual(new StoreError('the database is shutting down; the change may have been written'))
    await other.query('ROLLBACK')
    expect(await store.transact([{ ...A, was: { dueAt: 1 }, becomes: { dueAt: 2 } }])).toBe(true)
  })

  test('a record that somebody else holds: said within its time, nothing is written, and others are not held up', async () => {
    const url = await server.create()
    const store = storeAt(url)
    await store.insert('running', 'a', { dueAt: 1 })
    const person = await beside(url)
    await person.query('BEGIN; SELECT FROM rota.records FOR UPDATE')
    const change = [{ ...A, was: { dueAt: 1 }, becomes: { dueAt: 2 } }]
    // The database gives up after four seconds, the process after six: on a machine that stands still either may be
    // first.
    stopTime()
    const failing = failureOf(store.transact(change))
    expect(await store.insert('running', 'b', { dueAt: 1 })).toBe(true)
    expect(await failing).toEqual(new StoreBusy('another session of the database holds a record'))
    vi.useRealTimers()
    await person.query('ROLLBACK')
    expect(await store.transact(change)).toBe(true)
  })

  test('a commit whose answer is lost is written once, and its repetition finds it', async () => {
    const url = await server.create()
    const door = await doorTo(server.port)
    const [store, other] = [storeAt(through(url, door.port)), storeAt(url)]
    await store.insert('running', 'a', { dueAt: 1 })
    door.lets = 'no-answers'
    const change = [{ ...A, was: { dueAt: 1 }, becomes: { dueAt: 2 } }]
    const failing = failureOf(store.transact(change))
    await expect.poll(() => other.read('running', 'a')).toEqual({ dueAt: 2 })
    door.cut()
    expect(await failing).toEqual(
      new StoreError('the connection to the database broke; the change may have been written'),
    )
    door.lets = 'all'
    expect(await store.transact(change)).toBe(false)
  })

  test('a network that swallows everything: the request fails in its time, and the next after it works', async () => {
    const url = await server.create()
    const door = await doorTo(server.port)
    const store = storeAt(through(url, door.port))
    await store.insert('running', 'a', { dueAt: 1 })
    stopTime()
    door.lets = 'none'
    const before = door.heard
    const failing = failureOf(store.read('running', 'a'))
    await expect.poll(() => door.heard, WITHOUT_PAUSE).toBeGreaterThan(before)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await failing).toEqual(new StoreError('the database took too long'))
    // A new connection is not answered, either.
    const connecting = failureOf(store.read('running', 'a'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await connecting).toEqual(new StoreError('no connection in time'))
    vi.useRealTimers()
    door.lets = 'all'
    expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
  })

  test('a connection for locks that breaks is opened again, and waiting callers are notified', async () => {
    const url = await server.create()
    const door = await doorTo(server.port)
    const [store, other] = [storeAt(through(url, door.port)), storeAt(url)]
    const held = await other.lock('x', 1000)
    const waiting = store.lock('x', 60_000)
    await expect.poll(listeners).toHaveLength(1)
    const before = await listeners()
    await kill(before)
    await expect.poll(async () => (await listeners()).filter((pid) => !before.includes(pid))).toHaveLength(1)
    await held?.end()
    const lock = await waiting
    expect(lock).toBeDefined()
    await lock?.end()
  })
})
