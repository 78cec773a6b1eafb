import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createAgencyClient } from '@rota/openapi/client'
import { ordered, preparedAll } from '../load/payment.ts'
import { ledgerFrom } from './ledger.ts'
import { statusesAt, WELL } from './shared-pages.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, persistent } from './visitors.ts'

const PAYMENTS = isLong ? 60 : 12
const SLOW = isLong ? 10 : 2

/** How soon a payment must be taken after the database is back, in milliseconds; checked by the long run only. */
const RECOVERS_MS = 5000

/** How much longer one read of a hundred may take without Redis, in milliseconds; checked by the long run only. */
const DELAYS_MS = 60

/** For what needs no time, but may have to wait for a busy machine. */
const PATIENT = { timeout: 60_000 }

const print = (line: string) => void process.stdout.write(`  ${line}\n`)

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy while an engine is away', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** Compares ends of payments with the bank and the agency. */
  let expectOnce: Awaited<ReturnType<typeof ledgerFrom>>

  beforeAll(async () => {
    // Codes have the limit of visitors.
    cluster = await startTestCluster({ LIMITS: '1000, promo=1' })
  })
  afterEach(() => cluster.whole())
  afterAll(() => cluster?.stop())

  async function ready(count: number) {
    expectOnce = await ledgerFrom(cluster.control)
    return preparedAll(count, cluster.url, persistent)
  }

  const statuses = () => statusesAt(cluster.url)
  const asAdmin = (sql: string) => cluster.postgres.server.run(sql)

  const inDatabase = (sql: string) => cluster.postgres.server.run(sql, new URL(cluster.postgres.url).pathname.slice(1))

  /** How PostgreSQL goes away, and how it comes back. */
  const ABSENCES: [name: string, go: () => Promise<unknown>, back: () => Promise<unknown>][] = [
    ['stopped', () => cluster.postgres.end('SIGINT'), () => cluster.postgres.begin()],
    ['killed', () => cluster.postgres.end('SIGKILL'), () => cluster.postgres.begin()],
    [
      'out of connections',
      async () => {
        await asAdmin('ALTER ROLE shop CONNECTION LIMIT 0')
        await asAdmin("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'shop'")
      },
      () => asAdmin('ALTER ROLE shop CONNECTION LIMIT -1'),
    ],
  ]
  /** To a gateway this looks like the last one. */
  const FULL: (typeof ABSENCES)[number] = [
    'with a full disk (G12)',
    () =>
      inDatabase(`
        CREATE FUNCTION public.is_full() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER "full" BEFORE INSERT OR UPDATE ON rota.records FOR EACH STATEMENT EXECUTE FUNCTION public.is_full()`),
    () => inDatabase('DROP TRIGGER "full" ON rota.records; DROP FUNCTION public.is_full()'),
  ]

  test.each([...ABSENCES, ...(isLong ? [FULL] : [])])(
    `PostgreSQL %s and back during ${PAYMENTS} payments: none is charged without it, reads go on, nothing is double (G7)`,
    async (_name, go, back) => {
      const payments = await ready(PAYMENTS)
      let send: typeof persistent = persistent
      const late = await ordered(cluster.url, (request) => send(request))
      await expect.poll(statuses, PATIENT).toEqual(WELL)
      const gone = Promise.withResolvers<void>()
      const paying = paidWhile(payments, async () => {
        await go()
        gone.resolve()
      })
      await gone.promise

      send = fetch
      const refused = await late.pay('a-key-of-this-outage')
      expect(refused.error).toMatchObject({ status: 503, type: '/docs/errors/try-later' })
      // The front knows by now that neither is ready, and still asks them.
      await expect.poll(() => cluster.gateways.some((gateway) => gateway.isServing()), PATIENT).toBe(false)
      await expect.poll(statuses, PATIENT).toEqual(WELL)
      expect((await late.pay('a-key-of-this-outage')).error).toMatchObject({ status: 503 })

      await back()
      const begin = performance.now()
      send = persistent
      const { data } = await late.pay('a-key-of-this-outage')
      const took = Math.round(performance.now() - begin)
      const states = [...(await paying), await late.stateOf(data?.paymentToken ?? '')]
      print(`PostgreSQL was away: a payment was taken ${took} ms after it was back`)
      await expectOnce(states)
      expect(states.at(-1)).toBe('booked')
      expect(took).toBeLessThan(isLong ? RECOVERS_MS : Number.POSITIVE_INFINITY)
    },
    300_000,
  )

  let visitors = 0

  /** How many of twenty codes a new visitor may try at these gateways, in turns. */
  async function codesTried(...gateways: readonly { url: string }[]): Promise<number> {
    let turn = 0
    const address = `198.51.100.${++visitors}`
    const send = (request: Request) => {
      const { pathname, search } = new URL(request.url)
      request.headers.set('x-forwarded-for', address)
      return fetch(new Request(`${gateways[turn++ % gateways.length]?.url}${pathname}${search}`, request))
    }
    const agency = createAgencyClient({ baseUrl: `${cluster.url}/api`, siteKey: 'rota-test-key', fetch: send })
    await agency.reservationStart()
    const heard = []
    for (let i = 0; i < 20; i++) heard.push((await agency.promotionQuery({ query: { code: 'NONE' } })).response.status)
    expect(heard.filter((status) => status !== 200 && status !== 429)).toEqual([])
    return heard.filter((status) => status === 200).length
  }

  /** How Redis goes away, and how it comes back. */
  const WITHOUT_REDIS: [name: string, go: () => unknown, back: () => unknown][] = [
    ['frozen', () => cluster.redis.signal('SIGSTOP'), () => cluster.redis.signal('SIGCONT')],
    ['killed', () => cluster.redis.end('SIGKILL'), () => cluster.redis.begin()],
  ]

  test.each(WITHOUT_REDIS)(
    'Redis %s: reads go on, payments end, and each gateway lets half as many codes pass (G7)',
    async (_name, go, back) => {
      const [one, other] = cluster.gateways
      // A busy machine may lose its Redis for a moment: 50 ms are short.
      await expect.poll(() => codesTried(one, other), PATIENT).toBe(10)
      const payments = await ready(6)
      const before = await slowestReads()
      await go()
      const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
      await expect.poll(statuses, PATIENT).toEqual(WELL)
      const without = await slowestReads()
      expect(await Promise.all([codesTried(one), codesTried(other)])).toEqual([5, 5])
      await back()
      await expectOnce(paid.map(({ state }) => state))
      expect(paid.map(({ state }) => state)).toEqual(Array(6).fill('booked'))
      await expect.poll(() => codesTried(one, other), PATIENT).toBe(10)
      print(`without Redis, one read of a hundred takes ${without} ms, ${before} ms with it`)
      expect(without - before).toBeLessThan(isLong ? DELAYS_MS : Number.POSITIVE_INFINITY)
    },
    300_000,
  )

  test('Redis emptied during payments: they end, and limits begin anew', async () => {
    const [one, other] = cluster.gateways
    const payments = await ready(6)
    const paying = payments.map(async (pay) => (await pay()).ended())
    for (let i = 0; i < 3; i++) await cluster.redis.server.admin.flushall()
    const states = (await Promise.all(paying)).map(({ state }) => state)
    await expectOnce(states)
    expect(states).toEqual(Array(6).fill('booked'))
    await expect.poll(() => codesTried(one, other), PATIENT).toBe(10)
  }, 300_000)

  /** How long the slowest of a hundred cached reads takes, in milliseconds: the median of five hundreds. */
  async function slowestReads(): Promise<number> {
    const slowest = []
    for (let round = 0; round < (isLong ? 5 : 1); round++) {
      const times = []
      for (let i = 0; i < 100; i++) {
        const begin = performance.now()
        await (await fetch(`${cluster.url}/api/hotels/12`, { headers: { 'sec-fetch-site': 'same-origin' } })).text()
        times.push(performance.now() - begin)
      }
      slowest.push(Math.max(...times))
    }
    return Math.round(slowest.toSorted((a, b) => a - b)[Math.floor(slowest.length / 2)] ?? 0)
  }

  test('commits of PostgreSQL that take a second each: payments take longer, and end', async () => {
    const payments = await ready(SLOW)
    await slowCommits(true)
    const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
    await expect.poll(statuses, PATIENT).toEqual(WELL)
    await slowCommits(false)
    print(`commits of one second: payments ended after ${paid.map(({ ended }) => Math.round(ended)).join(', ')} ms`)
    await expectOnce(paid.map(({ state }) => state))
    expect(paid.map(({ state }) => state)).toEqual(Array(SLOW).fill('booked'))
  }, 300_000)

  /** Lets every transaction that writes sleep for a second before it is committed. */
  async function slowCommits(are: boolean): Promise<void> {
    const sleep = `
      CREATE FUNCTION public.slow() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF current_setting('slow.slept', true) IS DISTINCT FROM txid_current()::text THEN
            PERFORM pg_sleep(1), set_config('slow.slept', txid_current()::text, true);
          END IF;
          RETURN NULL;
        END $$;
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT OR UPDATE OR DELETE ON rota.records
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.slow()`
    const wake = 'DROP TRIGGER slow ON rota.records; DROP FUNCTION public.slow()'
    await inDatabase(are ? sleep : wake)
  }
})
