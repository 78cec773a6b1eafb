import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDoor, type Door } from '@rota/gateway/testing/door'
import type { PostgresServer } from '@rota/gateway/testing/postgres-server'
import { ordered, prepared, preparedAll } from '../load/payment.ts'
import { chargesUnderWay } from './counted.ts'
import { chargedAt, ledgerFrom } from './ledger.ts'
import { recoveryOf, unresolvedSummary } from './recovery.ts'
import { statusesAt, WELL } from './callers/shared-pages.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, fetchWithRetry } from './callers/visitors.ts'

const PAYMENTS = isLong ? 60 : 4

/** How soon a payment must be taken after the standby has been promoted, in milliseconds. */
const RECOVERS_MS = 5000

/** For conditions that are met at once, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

const print = (line: string) => void process.stdout.write(`  ${line}\n`)

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy whose PostgreSQL has a standby', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** The address of the database, as an operator would move it. */
  let address: Door | undefined
  let standby: PostgresServer

  beforeAll(async () => {
    const way: ClusterOptions['way'] = async (_gateway, to, url) => {
      if (to !== 'database') return url
      const place = new URL(url)
      address ??= await openDoor(Number(place.port))
      place.port = `${address.port}`
      return place.href
    }
    cluster = await startTestCluster({}, { way })
    standby = await followed()
  })
  afterAll(async () => {
    await cluster?.stop()
    await address?.close()
    await standby?.end()
  })

  /** A copy of the database with everything that the primary has confirmed to a client. */
  async function followed(): Promise<PostgresServer> {
    const { server } = cluster.postgres
    const copy = await server.standby()
    await server.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await server.run('SELECT pg_reload_conf()')
    const followers = () => server.run('SELECT sync_state FROM pg_stat_replication')
    await vi.waitFor(async () => expect(await followers()).toEqual([{ sync_state: 'sync' }]), SLOW_TIMEOUT)
    return copy
  }

  test.runIf(isLong)(
    'the standby is away: payments are refused and not charged, because nobody else would know of them',
    async () => {
      const expectOnce = await ledgerFrom(cluster.control)
      const { pay } = await ordered(cluster.url)
      await standby.stop()
      expect((await pay()).error).toMatchObject({ status: 503, type: '/docs/errors/try-later' })
      await expectOnce([])
      await standby.start()
      const payment = await (await prepared(cluster.url, fetchWithRetry))()
      await expectOnce([(await payment.ended()).state])
    },
    300_000,
  )

  test(`the primary dies in the middle of ${PAYMENTS} payments and the standby gets its address: nothing is lost, nothing is double (G7)`, async () => {
    const expectOnce = await ledgerFrom(cluster.control)
    const settled = await (await prepared(cluster.url, fetchWithRetry))()
    expect((await settled.ended()).state).toBe('booked')
    const payments = await preparedAll(PAYMENTS, cluster.url, fetchWithRetry)
    let send = fetchWithRetry
    const late = await ordered(cluster.url, (request) => send(request))
    await expect.poll(() => statusesAt(cluster.url), SLOW_TIMEOUT).toEqual(WELL)

    const gone = Promise.withResolvers<void>()
    const paying = paidWhile(payments, async () => {
      await cluster.postgres.end('SIGKILL')
      gone.resolve()
    })
    await gone.promise
    send = fetch
    const refused = await late.pay('a-key-of-this-move')
    expect(refused.error).toMatchObject({ status: 503, type: '/docs/errors/try-later' })
    await expect.poll(() => cluster.gateways.some((gateway) => gateway.isServing()), SLOW_TIMEOUT).toBe(false)
    await expect.poll(() => chargesUnderWay(cluster), SLOW_TIMEOUT).toBe(0)
    const charged = await chargedAt(cluster.control)
    await expect.poll(() => statusesAt(cluster.url), SLOW_TIMEOUT).toEqual(WELL)
    expect((await late.pay('a-key-of-this-move')).error).toMatchObject({ status: 503 })
    expect(await chargedAt(cluster.control)).toEqual(charged)

    await standby.run('SELECT pg_promote()')
    if (address !== undefined) address.to = standby.port
    address?.cut()
    const recovery = await recoveryOf({ ...cluster, postgres: { ...cluster.postgres, server: standby } }, (counted) => {
      send = counted
      return late.pay('a-key-of-this-move')
    })
    const states = [...(await paying), await late.stateOf(recovery.token)]
    print(
      `PostgreSQL has moved: a payment was taken ${recovery.took} ms after its standby was promoted, ${unresolvedSummary(states)}`,
    )
    // Also one that had ended before.
    await expectOnce([...states, (await settled.ended()).state])
    expect(states.at(-1)).toBe('booked')
    await recovery.expectDefinite(states)
    expect(isLong ? recovery.took : recovery.waited).toBeLessThan(RECOVERS_MS)
    expect(recovery.took).toBeLessThan(SLOW_TIMEOUT.timeout)
  }, 300_000)
})
