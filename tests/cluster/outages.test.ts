import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fakeRedis, type FakeRedis } from '@rota/gateway/redis/testing/fake-redis'
import { median } from '../bench/load.ts'
import { ordered, preparedAll } from '../load/payment.ts'
import { askingReads } from './callers/asking-reads.ts'
import { bookers } from './callers/bookers.ts'
import { codesTried } from './callers/codes.ts'
import { chargesUnderWay } from './counted.ts'
import { chargedAt, ledgerFrom } from './ledger.ts'
import { recoveryOf, unresolvedSummary } from './recovery.ts'
import { statusesAt, WELL } from './callers/shared-pages.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, fetchWithRetry } from './callers/visitors.ts'

const PAYMENTS = isLong ? 60 : 12
const SLOW = isLong ? 10 : 2

/** Long enough for what happens without a limit for waiting: all payments stand still after six minutes. */
const HELD_MS = isLong ? 480_000 : 12_000

/** Pause between the payments beside it, in milliseconds: the processor is for other tests, too. */
const NEXT_MS = 1500

/** How soon a payment must be taken after the database is back, in milliseconds. */
const RECOVERS_MS = 5000

/** Reads at each gateway: a hundred at both. After a few it is known that a gateway uses its Redis. */
const READS = 50
const FEW = 5

/** How much longer one read of a hundred may take without Redis, in milliseconds: the median of the rounds. */
const DELAYS_MS = 60
const ROUNDS = isLong ? 5 : 3

/** The same on a busy machine. Without a limit for its commands, a client of Redis lets callers wait for seconds. */
const BUSY_DELAYS_MS = 700

/** For conditions that are met at once, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

const print = (line: string) => void process.stdout.write(`  ${line}\n`)

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy while an engine is away', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** Compares ends of payments with the bank and the agency. */
  let expectOnce: Awaited<ReturnType<typeof ledgerFrom>>
  /** The way of each gateway to Redis. */
  const ways: FakeRedis[] = []

  beforeAll(async () => {
    const way: ClusterOptions['way'] = async (_gateway, to, url) => {
      if (to !== 'redis') return url
      const fake = await fakeRedis(Number(new URL(url).port))
      ways.push(fake)
      return fake.url
    }
    // Codes have the limit of visitors.
    cluster = await startTestCluster({ LIMITS: '1000, promo=1' }, { way })
  })
  afterEach(async () => {
    await cluster.whole()
    honest()
    await room('0')
    await letGo()
  })
  afterAll(async () => {
    await cluster?.stop()
    await Promise.all(ways.map((fake) => fake.end()))
  })

  async function ready(count: number) {
    expectOnce = await ledgerFrom(cluster.control)
    return preparedAll(count, cluster.url, fetchWithRetry)
  }

  const statuses = () => statusesAt(cluster.url)
  const asAdmin = (sql: string) => cluster.postgres.server.run(sql)

  /** Ends the forgotten transaction, also when its test has failed. */
  const letGo = () =>
    asAdmin(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%forgotten%' AND pid <> pg_backend_pid()",
    )

  const inDatabase = (sql: string) => cluster.postgres.server.run(sql, new URL(cluster.postgres.url).pathname.slice(1))

  /** How PostgreSQL goes away, and how it comes back. */
  const ABSENCES: [name: string, go: () => Promise<unknown>, back: () => Promise<unknown>][] = [
    ['stopped', () => cluster.postgres.end('SIGINT'), () => cluster.postgres.begin()],
    [
      'out of connections',
      async () => {
        await asAdmin('ALTER ROLE shop CONNECTION LIMIT 0')
        // One that is just being let in is not seen at first.
        const ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'shop'"
        for (let quiet = 0; quiet < 3;) quiet = (await asAdmin(ended)).length === 0 ? quiet + 1 : 0
      },
      () => asAdmin('ALTER ROLE shop CONNECTION LIMIT -1'),
    ],
  ]
  /** To a gateway they look like these; `failover.test.ts` kills one in every run. */
  const MORE_ABSENCES: typeof ABSENCES = [
    ['killed', () => cluster.postgres.end('SIGKILL'), () => cluster.postgres.begin()],
    [
      'with a full disk (G12)',
      () =>
        inDatabase(`
          CREATE FUNCTION public.is_full() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
          CREATE TRIGGER "full" BEFORE INSERT OR UPDATE ON rota.records FOR EACH STATEMENT EXECUTE FUNCTION public.is_full()`),
      () => inDatabase('DROP TRIGGER "full" ON rota.records; DROP FUNCTION public.is_full()'),
    ],
  ]

  test.each([...ABSENCES, ...(isLong ? MORE_ABSENCES : [])])(
    `PostgreSQL %s and back during ${PAYMENTS} payments: none is charged without it, reads go on, nothing is double (G7)`,
    async (_name, go, back) => {
      const payments = await ready(PAYMENTS)
      let send = fetchWithRetry
      const late = await ordered(cluster.url, (request) => send(request))
      await expect.poll(statuses, SLOW_TIMEOUT).toEqual(WELL)
      const gone = Promise.withResolvers<void>()
      const paying = paidWhile(payments, async () => {
        await go()
        gone.resolve()
      })
      await gone.promise

      send = fetch
      const refused = await late.pay('a-key-of-this-outage')
      expect(refused.error).toMatchObject({ status: 503, type: '/docs/errors/try-later' })
      // The load balancer knows by now that neither is ready, and still sends them requests.
      await expect.poll(() => cluster.gateways.some((gateway) => gateway.isServing()), SLOW_TIMEOUT).toBe(false)
      await expect.poll(() => chargesUnderWay(cluster), SLOW_TIMEOUT).toBe(0)
      const charged = await chargedAt(cluster.control)
      await expect.poll(statuses, SLOW_TIMEOUT).toEqual(WELL)
      expect((await late.pay('a-key-of-this-outage')).error).toMatchObject({ status: 503 })
      // Most of the others press Pay again and again meanwhile.
      expect(await chargedAt(cluster.control)).toEqual(charged)

      await back()
      const recovery = await recoveryOf(cluster, (counted) => {
        send = counted
        return late.pay('a-key-of-this-outage')
      })
      const states = [...(await paying), await late.stateOf(recovery.token)]
      print(
        `PostgreSQL was away: a payment was taken ${recovery.took} ms after it was back, ${unresolvedSummary(states)}`,
      )
      await expectOnce(states)
      expect(states.at(-1)).toBe('booked')
      await recovery.expectDefinite(states)
      expect(isLong ? recovery.took : recovery.waited).toBeLessThan(RECOVERS_MS)
      expect(recovery.took).toBeLessThan(SLOW_TIMEOUT.timeout)
    },
    300_000,
  )

  const answerWith = (nonsense?: string) => () => {
    for (const fake of ways) fake.answer = nonsense
  }
  const honest = answerWith()
  const room = (bytes: string) => cluster.redis.server.admin.config('SET', 'maxmemory', bytes)

  /** How Redis goes away, and how it comes back. */
  const WITHOUT_REDIS: [name: string, go: () => unknown, back: () => unknown][] = [
    ['frozen', () => cluster.redis.signal('SIGSTOP'), () => cluster.redis.signal('SIGCONT')],
    ['killed', () => cluster.redis.end('SIGKILL'), () => cluster.redis.begin()],
    ['with a number for everything', answerWith(':1\r\n'), honest],
  ]
  /** Each process by itself has these in every run (`redis/away.test.ts` of the gateway). */
  const MORE_NONSENSE: typeof WITHOUT_REDIS = [
    ['out of memory', () => room('1'), () => room('0')],
    ['with words of another protocol', answerWith('HTTP/1.1 400 Bad Request\r\n\r\n'), honest],
    ['with the beginning of something endless', answerWith('$99999999\r\nabc'), honest],
  ]

  test.each([...WITHOUT_REDIS, ...(isLong ? MORE_NONSENSE : [])])(
    'Redis %s: reads go on from that moment, payments end, and each gateway lets half as many codes pass (G7)',
    async (_name, go, back) => {
      const [one, other] = cluster.gateways
      // A busy machine may lose its Redis for a moment: 50 ms are short.
      await expect.poll(() => codesTried(one, other), SLOW_TIMEOUT).toBe(10)
      const payments = await ready(6)
      const times = []
      for (let round = 0; round < ROUNDS; round++) {
        if (round > 0) await back()
        times.push(await timesOf(go))
      }
      const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
      await expect.poll(statuses, SLOW_TIMEOUT).toEqual(WELL)
      expect(await Promise.all([codesTried(one), codesTried(other)])).toEqual([5, 5])
      await back()
      await expectOnce(paid.map(({ state }) => state))
      expect(paid.map(({ state }) => state)).toEqual(Array(6).fill('booked'))
      await expect.poll(() => codesTried(one, other), SLOW_TIMEOUT).toBe(10)
      // A machine that stands still for a moment does so in one of them.
      const delay = median(times.map(({ before, without }) => without - before))
      const usual = Math.max(...times.map(({ before }) => before))
      expect(delay).toBeLessThanOrEqual(isLong ? DELAYS_MS : usual + BUSY_DELAYS_MS)
    },
    300_000,
  )

  /**
   * How long one read of a hundred takes, in milliseconds, with Redis, and without it from the moment that it goes
   * away.
   */
  async function timesOf(go: () => unknown): Promise<{ before: number; without: number }> {
    const slowest = async () => Math.round(Math.max(...(await askingReads(cluster.gateways, READS))))
    // A busy machine may have lost its Redis for a moment.
    const areAsked = async () => {
      const received = ways.map((way) => way.received)
      await askingReads(cluster.gateways, FEW)
      return ways.map((way, at) => way.received - (received[at] ?? 0) >= FEW)
    }
    await expect.poll(areAsked, SLOW_TIMEOUT).toEqual([true, true])
    const before = await slowest()
    await expect.poll(areAsked, SLOW_TIMEOUT).toEqual([true, true])
    await go()
    const without = await slowest()
    print(`without Redis, one read of a hundred takes ${without} ms, ${before} ms with it`)
    return { before, without }
  }

  test('Redis emptied during payments: they end, and limits begin anew', async () => {
    const [one, other] = cluster.gateways
    const payments = await ready(6)
    const paying = payments.map(async (pay) => (await pay()).ended())
    for (let i = 0; i < 3; i++) await cluster.redis.server.admin.flushall()
    const states = (await Promise.all(paying)).map(({ state }) => state)
    await expectOnce(states)
    expect(states).toEqual(Array(6).fill('booked'))
    await expect.poll(() => codesTried(one, other), SLOW_TIMEOUT).toBe(10)
  }, 300_000)

  test(
    `records of a payment that a forgotten transaction holds for ${HELD_MS / 1000} s: others are paid, and then it ends (decision 45.9)`,
    async () => {
      const [press] = await bookers(1, cluster.url)
      const confirm = await press?.()
      const rows = await inDatabase("SELECT key FROM rota.records WHERE area = 'intents' ORDER BY id")
      const token = String(rows.at(-1)?.['key'])
      const holding = inDatabase(`
        SELECT area FROM rota.records WHERE key = '${token}' FOR UPDATE;
        SELECT 'forgotten', pg_sleep(3600)`).catch(() => undefined)
      const sleeping = "SELECT FROM pg_stat_activity WHERE query LIKE '%forgotten%' AND wait_event = 'PgSleep'"
      await expect.poll(() => asAdmin(sleeping), SLOW_TIMEOUT).toHaveLength(1)
      const until = performance.now() + HELD_MS
      const ended = confirm?.()
      let others = 0
      do {
        const payments = await ready(4)
        const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
        expect(paid.map(({ state }) => state)).toEqual(Array(4).fill('booked'))
        others += paid.length
        await setTimeout(NEXT_MS)
      } while (performance.now() < until)
      expect(await Promise.race([ended, Promise.resolve('held')])).toBe('held')
      await letGo()
      await holding
      expect(await ended).toBe('booked')
      print(`beside a payment whose records were held, ${others} were paid`)
    },
    HELD_MS + 300_000,
  )

  test('commits of PostgreSQL that take a second each: payments take longer, and end', async () => {
    const payments = await ready(SLOW)
    await slowCommits(true)
    const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
    await expect.poll(statuses, SLOW_TIMEOUT).toEqual(WELL)
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
