import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { prepared, preparedAll } from '../load/payment.ts'
import { startAgencyProxy, type AgencyProxy } from './agency-proxy.ts'
import type { Fault } from './inside.ts'
import { commitsInFlight, type InFlight } from './in-flight.ts'
import { ledgerFrom } from './ledger.ts'
import { statusesAt, WELL } from './callers/shared-pages.ts'
import { startSignedIn } from './callers/signed-in.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, fetchWithRetry, refused } from './callers/visitors.ts'

const PAYMENTS = isLong ? 40 : 4

/** For conditions that are met at once, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

const MINUTE = 60_000

const INSIDE = `--import=${import.meta.resolve('./inside.ts')}`

/** What the visitor of an attempt would see, by its state in the store. */
const SEEN: Record<string, string> = { committed: 'booked', rejected: 'declined' }
const ENDS = new Set(['booked', 'declined', 'expired', 'pending'])

const folder = mkdtempSync(join(tmpdir(), 'rota-sick-'))
afterAll(() => rmSync(folder, { recursive: true }))

const faultFile = join(folder, 'fault')

/** Limits the files of a process. Those that are open stay open. */
const limitFiles = (pid = 0, most: number) => execFileSync('prlimit', ['--pid', `${pid}`, `--nofile=${most}:`])

/**
 * The gateways' clocks are five minutes fast and five minutes slow; leases follow the database's clock (decision 45.2).
 * By a gateway's own clock, the lease of a dead process would block its payments for minutes.
 */
describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy, one of which is sick', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  let agency: AgencyProxy | undefined

  beforeAll(async () => {
    const env = { NODE_OPTIONS: INSIDE, FAULT_FILE: faultFile, DRAIN_MS: '2500' }
    const own = (gateway: string) => ({ CLOCK_OFF: gateway === 'gateway-1' ? `${5 * MINUTE}` : `${-5 * MINUTE}` })
    const way: ClusterOptions['way'] = async (_gateway, to, url) => {
      if (to !== 'agency') return url
      agency ??= await startAgencyProxy(url)
      return agency.url
    }
    cluster = await startTestCluster(env, { own, way })
    // What a gateway does for the first time it reads from files, for which it needs descriptors.
    await paid(first().url)
  })
  /** Makes well what is sick, and starts what has died. */
  async function heal(): Promise<void> {
    for (const gateway of cluster.gateways) {
      gateway.signal('SIGCONT')
      if (gateway.pid() !== undefined) limitFiles(gateway.pid(), 1024)
    }
    await cluster.whole()
  }
  afterEach(heal)
  afterAll(async () => {
    await cluster?.stop()
    agency?.close()
  })

  const first = () => cluster.gateways[0]

  function hit(fault: Fault): void {
    writeFileSync(faultFile, fault)
    first().signal('SIGUSR2')
  }

  const inDatabase = (sql: string) =>
    cluster.postgres.server.run(sql, new URL(cluster.postgres.url).pathname.slice(1)) as Promise<{ text: string }[]>

  /** What each attempt has come to, in the order in which they began. */
  async function attempts(): Promise<string[]> {
    const rows = await inDatabase(
      "SELECT value::json ->> 'state' AS text FROM rota.records WHERE area = 'intents' ORDER BY id",
    )
    return rows.map(({ text }) => SEEN[text] ?? text)
  }

  /** The states of attempts that somebody still drives. A `pending` one is left to a person (see `ledgerFrom`). */
  const open = async () => (await attempts()).filter((state) => !ENDS.has(state))

  /** A new payment, from its basket to its end. */
  const paid = async (url = cluster.url) => (await (await (await prepared(url, fetchWithRetry))()).ended()).state

  /** What happens to the first gateway. */
  const SICKNESSES: [name: string, strike: () => unknown][] = [
    ['G9 has no file descriptors left', () => limitFiles(first().pid(), 3)],
    ['G5 stands still', () => first().signal('SIGSTOP')],
    ['G6 throws what nobody has caught', () => hit('throw')],
  ]
  /** From outside, these look like one of the others. */
  const LONGER: typeof SICKNESSES = [
    ['G2 is killed', () => first().end('SIGKILL')],
    ['G4 has no memory left', () => hit('fill')],
    ['G5 is blocked for five seconds', () => hit('block')],
  ]

  test.each([...SICKNESSES, ...(isLong ? LONGER : [])])(
    `%s in the middle of ${PAYMENTS} payments: the load balancer takes it out, and the other ends them`,
    async (_name, strike) => {
      const expectOnce = await ledgerFrom(cluster.control)
      const before = (await attempts()).length
      const payments = await preparedAll(PAYMENTS, cluster.url, fetchWithRetry)
      await expect.poll(() => statusesAt(cluster.url), SLOW_TIMEOUT).toEqual(WELL)
      let inFlight: InFlight | undefined
      let known = 0
      const struck = Promise.withResolvers<void>()
      const paying = paidWhile(
        payments.map((pay) => () => pay().catch(refused)),
        async () => {
          known = cluster.log.length
          await strike()
          struck.resolve()
          inFlight = await commitsInFlight(cluster)
        },
      )
      await struck.promise
      // "Not ready" is not enough: on a busy machine both gateways may be, and then HAProxy sends requests to any that
      // is alive.
      const wasOut = (isIn: boolean, backend: string) =>
        !isIn || cluster.log.slice(known).some((line) => line.startsWith(`Server ${backend}/gateway-1 is DOWN`))
      await expect
        .poll(() => wasOut(first().isServing(), 'gateways') && wasOut(first().isAlive(), 'alive'), SLOW_TIMEOUT)
        .toBe(true)
      await expect.poll(() => statusesAt(cluster.url), SLOW_TIMEOUT).toEqual(WELL)
      expect(await paid()).toBe('booked')
      // Not only for those who wait at the sick one.
      await expect.poll(open, SLOW_TIMEOUT).toEqual([])
      await heal()
      await paying
      await expect.poll(open, SLOW_TIMEOUT).toEqual([])
      await expectOnce((await attempts()).slice(before))
      expect(await inFlight?.othersInDoubt()).toEqual([])
    },
    300_000,
  )

  test('G1, G3 one is ended in the middle of payments, and told so twice, and then cannot start: every payment is booked', async () => {
    const payments = await preparedAll(PAYMENTS, cluster.url)
    let ending: Promise<number | null> | undefined
    const states = await paidWhile(payments, async () => {
      ending = first().end('SIGTERM')
      await expect.poll(() => first().isServing(), SLOW_TIMEOUT).toBe(false)
      first().signal('SIGTERM')
    })
    expect(states).toEqual(payments.map(() => 'booked'))
    expect(await ending).toBe(0)
    cluster.configure({ RECONCILE_MS: 'soon' })
    await expect(first().begin()).rejects.toThrow('ended with 1 before it was ready')
    expect(cluster.log.some((line) => line.includes('RECONCILE_MS'))).toBe(true)
    cluster.configure({ RECONCILE_MS: '300' })
    expect(await paid()).toBe('booked')
  }, 300_000)

  test('G10 the clock of one jumps by an hour: nobody notices', async () => {
    const visitor = await startSignedIn(cluster.url)
    const pid = first().pid()
    const payments = await preparedAll(PAYMENTS, cluster.url, fetchWithRetry)
    const states = await paidWhile(payments, () => hit('jump'))
    expect(states).toEqual(payments.map(() => 'booked'))
    expect(await paid()).toBe('booked')
    await visitor.stop()
    expect([visitor.lost, first().pid()]).toEqual([0, pid])
    // A busy machine may miss one of the load balancer's checks.
    await expect.poll(() => first().isAlive(), SLOW_TIMEOUT).toBe(true)
    expect(visitor.seen).toBeGreaterThan(0)
  }, 300_000)

  /** A hotel that was not requested before. */
  let hotel = 40_000
  const askNew = async ({ url }: { url: string }) => {
    const answer = await fetch(`${url}/api/hotels/${hotel++}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    await answer.arrayBuffer()
    return answer
  }

  test('F9 the agency asks to wait: both pass that on, and ask no more than once', async () => {
    if (agency) agency.refuses = { status: 429, headers: { 'retry-after': '30' } }
    for (const gateway of cluster.gateways) {
      const before = agency?.hotels ?? 0
      const { status, headers } = await askNew(gateway)
      expect([status, headers.get('retry-after')]).toEqual([503, '30'])
      expect(agency?.hotels).toBe(before + 1)
    }
    if (agency) agency.refuses = undefined
  })

  test('F10 the agency fails for hotels: each leaves it alone, payments are booked, and each comes back by itself', async () => {
    const [pay] = await preparedAll(1, cluster.url, fetchWithRetry)
    if (agency) agency.refuses = { status: 500 }
    for (const gateway of cluster.gateways)
      await expect.poll(async () => (await askNew(gateway)).status, { ...SLOW_TIMEOUT, interval: 0 }).toBe(503)
    expect((await (await pay?.())?.ended())?.state).toBe('booked')
    const before = agency?.hotels ?? 0
    for (let i = 0; i < 10; i++) for (const gateway of cluster.gateways) await askNew(gateway)
    // Each may have tried once whether it is well again.
    expect((agency?.hotels ?? 0) - before).toBeLessThan(10)
    if (agency) agency.refuses = undefined
    for (const gateway of cluster.gateways)
      await expect.poll(async () => (await askNew(gateway)).status, SLOW_TIMEOUT).not.toBe(503)
  }, 300_000)
})
