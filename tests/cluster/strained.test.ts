import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type Door } from '@rota/gateway/testing/door'
import { createAgencyClient } from '@rota/openapi/client'
import { inDays } from '../e2e/days.ts'
import { preparedAll } from '../load/payment.ts'
import { startReaders } from '../load/readers.ts'
import { median } from '../bench/load.ts'
import { askingReads, p99 } from './callers/asking-reads.ts'
import { counted } from './counted.ts'
import { fetchLocal } from './callers/fetch-local.ts'
import { statusesAt, WELL } from './callers/shared-pages.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'

const PAYMENTS = isLong ? 10 : 4
const READERS = 32

/** Concurrent provider searches that a gateway allows, and enough searches to fill the slots and the queue. */
const SLOTS = 32
const SEARCHES = 64

/** Reads of a measurement at each gateway, and number of measurements; their median counts. */
const READS = isLong ? 500 : 50
const ROUNDS = isLong ? 5 : 3

/** Difference that is ignored as noise on a quiet and on a busy machine, in milliseconds. */
const NOISE_MS = 5
const BUSY_MS = 700

/** Maximum response time of a payment beside many readers, in milliseconds; checked by the long run only. */
const ANSWERED_MS = 2000

/** For conditions that are met at once, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

const print = (line: string) => void process.stdout.write(`  ${line}\n`)

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy that are strained', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** The ways of both gateways to the provider. */
  const doors: Door[] = []

  beforeAll(async () => {
    const way: ClusterOptions['way'] = async (_gateway, to, url) => {
      if (to !== 'provider') return url
      const place = new URL(url)
      const door = await openDoor(Number(place.port))
      doors.push(door)
      place.port = `${door.port}`
      return place.href
    }
    cluster = await startTestCluster({}, { way })
  })
  afterEach(async () => {
    await cluster.whole()
    cluster.checkFaults()
  })
  afterAll(async () => {
    await cluster?.stop()
    await Promise.all(doors.map((door) => door.close()))
  })

  const atEach = (metric: string, ...labels: string[]) =>
    Promise.all(cluster.gateways.map((gateway) => counted(gateway, metric, ...labels)))

  let night = 0
  /** A search at a gateway that is in no cache, at a site with the provider's hotels. */
  const search = async ({ url }: { url: string }, signal?: AbortSignal) => {
    const place = url.replace('localhost', 'imbat.localhost')
    const client = createAgencyClient({ baseUrl: `${place}/api`, siteKey: 'rota-partner-key', fetch: fetchLocal })
    const stay = { checkIn: inDays(30 + (night++ % 300)).wire, night: 1 + Math.floor(night / 300) }
    const body = { Products: ['30211'], roomCriteria: [{ adult: 2 }], ...stay }
    return (await client.providerHotelPrice({ body }, signal ? { signal } : {})).response.status
  }

  const reads = async () => p99(await askingReads(cluster.gateways, READS))

  /** How long reads take beside searches that the provider does not answer. */
  async function besideHanging(): Promise<number> {
    for (const door of doors) door.lets = 'no-answers'
    const controller = new AbortController()
    const searches: Promise<unknown>[] = []
    const taken = () => atEach('rota_upstream_running', 'upstream="provider"')
    // Again if a busy machine has let the first ones end, which they do after ten seconds.
    const takeAll = async () => {
      const running = await taken()
      const lacking = cluster.gateways.filter((_, at) => (running[at] ?? 0) < SLOTS)
      for (const gateway of lacking)
        searches.push(...Array.from({ length: SEARCHES }, () => search(gateway, controller.signal)))
      return running
    }
    await expect.poll(takeAll, { ...SLOW_TIMEOUT, interval: 1000 }).toEqual([SLOTS, SLOTS])
    const time = await reads()
    controller.abort()
    await Promise.allSettled(searches)
    for (const door of doors) {
      door.lets = 'all'
      door.cut()
    }
    await expect.poll(taken, SLOW_TIMEOUT).toEqual([0, 0])
    return time
  }

  test('F14 the provider hangs for both: the agency answers as fast as before', async () => {
    expect(await Promise.all(cluster.gateways.map((gateway) => search(gateway)))).toEqual([200, 200])
    await reads()
    const [alone, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await reads())
      beside.push(await besideHanging())
    }
    print(
      `beside a provider that hangs, one read of a hundred takes ${beside.join(', ')} ms, ${alone.join(', ')} ms alone`,
    )
    // What measurements of the same differ by is no delay.
    const usual = Math.max(...alone)
    expect(median(beside)).toBeLessThan(isLong ? 1.1 * usual + NOISE_MS : 2 * usual + BUSY_MS)
  }, 300_000)

  test('G8 nobody reads the log of one: requests go on, lines are lost and counted, and nobody else notices', async () => {
    const [first, other] = cluster.gateways
    const out = first.process()?.stdout
    out?.unpipe()
    out?.pause()
    const lost = (gateway: typeof first) => counted(gateway, 'rota_log_dropped_total')
    const statuses = new Set<number>()
    while ((await lost(first)) === 0) {
      for (let i = 0; i < 20; i++) {
        const asked = Array.from({ length: 20 }, async () => (await fetch(`${first.url}/nowhere.txt`)).status)
        for (const status of await Promise.all(asked)) statuses.add(status)
      }
    }
    expect([...statuses]).toEqual([404])
    const payments = await preparedAll(2, cluster.url)
    const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
    expect(paid.map(({ state }) => state)).toEqual(['booked', 'booked'])
    await expect.poll(() => statusesAt(cluster.url), SLOW_TIMEOUT).toEqual(WELL)
    await expect.poll(() => first.isServing(), SLOW_TIMEOUT).toBe(true)
    expect(await lost(other)).toBe(0)
    out?.resume()
    await expect
      .poll(async () => {
        await fetch(`${first.url}/nowhere.txt`)
        return cluster.log.some((line) => line.includes('"msg":"log-dropped"'))
      }, SLOW_TIMEOUT)
      .toBe(true)
  })

  test(`G11 ${READERS} readers of the most expensive page beside ${PAYMENTS} payments: every payment is booked, and what is no page says when to come again`, async () => {
    const payments = await preparedAll(PAYMENTS, cluster.url)
    const rendered = await atEach('rota_render_duration_seconds_count')
    const readers = startReaders(cluster.url, READERS)
    await readers.has(50)
    const paid = await Promise.all(payments.map(async (pay) => (await pay()).ended()))
    await readers.has(100)
    await readers.stop()
    const { statuses, mute, resets } = readers.reading
    print(
      `${READERS} readers: ${JSON.stringify(statuses)}; payments were answered after ${paid.map(({ answered }) => Math.round(answered)).join(', ')} ms`,
    )
    expect(paid.map(({ state }) => state)).toEqual(payments.map(() => 'booked'))
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect([mute, resets]).toEqual([0, []])
    const more = await atEach('rota_render_duration_seconds_count')
    expect(more.map((count, at) => count > (rendered[at] ?? 0))).toEqual([true, true])
    const slowest = Math.max(...paid.map(({ answered }) => answered))
    expect(slowest).toBeLessThan(isLong ? ANSWERED_MS : Number.POSITIVE_INFINITY)
  }, 180_000)
})
