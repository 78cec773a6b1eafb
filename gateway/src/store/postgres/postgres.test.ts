import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import type { StoreBackend } from '../../ports/store.ts'
import { createStore } from '../store.ts'
import { openPostgres } from './postgres.ts'
import { databaseWithClock } from './testing/database-clock.ts'
import { HAS_POSTGRES, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

const MINUTES = 60_000

describe.skipIf(!HAS_POSTGRES)('records in PostgreSQL', () => {
  let server: PostgresServer
  const opened: StoreBackend[] = []

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(async () => {
    await Promise.all(opened.map((backend) => backend.close()))
    await server.end()
  })

  function backendAt(url: string): StoreBackend {
    const backend = openPostgres(url)
    opened.push(backend)
    return backend
  }

  /** A process whose clock is off by so many milliseconds. */
  const processAt = (url: string, off: number) =>
    createStore(backendAt(url), { ...systemClock, now: () => Date.now() + off, every: () => () => undefined })

  test.each([-5 * MINUTES, 5 * MINUTES])('a lease of a process whose clock is off by %i ms is held', async (off) => {
    const { url, setClock } = await databaseWithClock(server)
    const [wrong, right] = [processAt(url, off), processAt(url, 0)]
    expect(await wrong.lease('running', 'a', 5000)).toBeDefined()
    await setClock(4999)
    expect(await right.lease('running', 'a', 5000)).toBeUndefined()
    await setClock(5000)
    expect(await right.lease('running', 'a', 5000)).toBeDefined()
  })

  test('a process whose clock is fast finds what is still there, and takes over nothing', async () => {
    const url = await server.create()
    const [fast, right] = [processAt(url, 5 * MINUTES), processAt(url, 0)]
    await right.insert('running', 'a', { dueAt: 1 }, Date.now() + 2 * MINUTES)
    expect(await fast.read('running', 'a')).toEqual({ dueAt: 1 })
    expect(await fast.list('running')).toHaveLength(1)
    expect(await right.lease('running', 'a', 5000)).toBeDefined()
    expect(await fast.lease('running', 'a', 5000)).toBeUndefined()
  })

  test('a caller who waits for a lock is notified of its end, and does not poll', async () => {
    const url = await server.create()
    const theirs = processAt(url, 0)
    const backend = backendAt(url)
    let looks = 0
    const mine = createStore(
      { ...backend, commit: (unit) => (looks++, backend.commit(unit)) },
      // Only what is told, and the end of the timeout, ends a pause.
      {
        ...systemClock,
        wait: (_milliseconds, signal) => new Promise((end) => signal?.addEventListener('abort', () => end())),
      },
    )
    const held = await theirs.lock('x', 10_000)
    const waiting = mine.lock('x', 60_000)
    const isListening = async () =>
      (await server.run("SELECT FROM pg_stat_activity WHERE query = 'LISTEN rota'")).length
    await expect.poll(isListening).toBeGreaterThan(0)
    await held?.end()
    const lock = await waiting
    expect(lock).toBeDefined()
    expect(looks).toBeLessThanOrEqual(4)
    await lock?.end()
  })

  test('a lock is held by one of two processes at a time', async () => {
    // Nobody renews it here, and 40 callers may take longer than it lasts.
    const { url } = await databaseWithClock(server)
    const processes = [processAt(url, 0), processAt(url, 0)]
    let inside = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const lock = await processes[at % 2]?.lock('x', 100_000)
        most = Math.max(most, ++inside)
        await processes[at % 2]?.read('running', 'a')
        inside--
        await lock?.end()
      }),
    )
    expect(most).toBe(1)
  })

  test('reads of one turn are one statement, and each finds its own', async () => {
    const url = await server.create()
    const store = processAt(url, 0)
    await store.insert('running', 'a', { dueAt: 1 })
    await store.insert('running', 'b', { dueAt: 2 })
    const keys = ['a', 'none', 'b', 'a']
    const found = await Promise.all(keys.map((key) => store.read('running', key)))
    expect(found.map((record) => record?.dueAt)).toEqual([1, undefined, 2, 1])
  })

  test('expired records are removed by one process within the minute', async () => {
    const { url, setClock } = await databaseWithClock(server)
    const database = new URL(url).pathname.slice(1)
    const one = async (sql: string) => (await server.run(sql, database))[0]?.['it']
    const left = () => one('SELECT count(*)::integer AS it FROM rota.records')
    let now = 0
    const store = createStore(backendAt(url), { ...systemClock, now: () => now })
    await store.insert('running', 'a', { dueAt: 1 }, 1000)
    await setClock(60_000)
    now = 60_000
    await store.insert('running', 'b', { dueAt: 1 }, 61_000)
    await expect.poll(left).toBe(1)
    await expect.poll(() => one('SELECT at::integer AS it FROM rota.sweeps')).toBe(60_000)
    await setClock(119_999)
    // Another process, too early.
    expect(await one('SELECT rota.sweep(100) AS it')).toBe(false)
    expect(await left()).toBe(1)
    await setClock(120_000)
    await Promise.all(Array.from({ length: 5 }, () => one('SELECT rota.sweep(100) AS it')))
    expect(await left()).toBe(0)
  })

  test('records that must survive a power cut wait for the disk, others do not', async () => {
    const url = await server.create()
    const database = new URL(url).pathname.slice(1)
    const store = processAt(url, 0)
    await store.check()
    await server.run(
      `CREATE TABLE public.seen (area text, how text);
       CREATE FUNCTION public.note() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN INSERT INTO public.seen VALUES (new.area, current_setting(''synchronous_commit'')); RETURN NULL; END';
       CREATE TRIGGER note AFTER INSERT ON rota.records FOR EACH ROW EXECUTE FUNCTION public.note()`,
      database,
    )
    await store.insert('running', 'a', { dueAt: 1 })
    await store.insert('anonymous', 'a', { booking: 'b', startedAt: 1 })
    expect(await server.run('SELECT * FROM public.seen ORDER BY area', database)).toEqual([
      { area: 'anonymous', how: 'off' },
      { area: 'running', how: 'on' },
    ])
  })
})
