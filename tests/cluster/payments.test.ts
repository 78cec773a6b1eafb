import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ordered, preparedAll } from '../load/payment.ts'
import { begun } from './counted.ts'
import { commitsInFlight, type InFlight } from './in-flight.ts'
import { ledgerFrom } from './ledger.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { roundRobin } from './callers/round-robin.ts'
import { paidWhile, fetchWithRetry, withRetry } from './callers/visitors.ts'

const PAYMENTS = isLong ? 200 : 20
const PARALLEL = 200

/**
 * How long a payment may take to its end when the gateway that drives it is killed, in milliseconds. A busy machine may
 * need three times as long; the long run has a quiet one.
 */
const ENDS_MS = isLong ? 60_000 : 180_000

const print = (line: string) => void process.stdout.write(`  ${line}\n`)

describe.skipIf(!HAS_ENGINES)('payments at two gateways behind HAProxy', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** Compares ends of payments with the bank and the agency. */
  let expectOnce: Awaited<ReturnType<typeof ledgerFrom>>

  beforeAll(async () => {
    cluster = await startTestCluster()
  })
  afterEach(async () => {
    await cluster.whole()
    cluster.checkFaults()
  })
  afterAll(() => cluster?.stop())

  /** Payments that only have to be begun. Each fills its basket through the load balancer. */
  async function ready(count: number) {
    expectOnce = await ledgerFrom(cluster.control)
    return preparedAll(count, cluster.url, fetchWithRetry)
  }

  test(`one killed in the middle of ${PAYMENTS}: none is lost, none is made twice, the other ends them (G2)`, async () => {
    const payments = await ready(PAYMENTS)
    const [first] = cluster.gateways
    const begin = performance.now()
    let inFlight: InFlight | undefined
    const states = await paidWhile(payments, async () => {
      await first.end('SIGKILL')
      inFlight = await commitsInFlight(cluster)
    })
    const took = Math.round(performance.now() - begin)
    const pending = states.filter((state) => state === 'pending').length
    print(
      `${PAYMENTS} payments, one of two gateways killed: all ended after ${took} ms, ${inFlight?.count} commits were being sent, ${pending} are left to a person`,
    )
    await expectOnce(states)
    expect(states.filter((state) => state !== 'pending')).toEqual(Array(PAYMENTS - pending).fill('booked'))
    expect(await inFlight?.othersInDoubt()).toEqual([])
    // Every payment that stays pending has raised an alarm.
    const alarms = cluster.log.filter((line) => line.includes('"msg":"payment-alert"'))
    expect(alarms.length).toBeGreaterThanOrEqual(pending)
    expect(took).toBeLessThan(ENDS_MS)
  }, 600_000)

  /** A busy gateway may shed a page once, and says when to ask again. */
  async function askAgainOnRetryAfter(ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask()
    return answer.status === 503 && answer.headers.has('retry-after') ? askAgainOnRetryAfter(ask) : answer
  }

  test('a page whose gateway is killed comes from the other (decision 48.3)', async () => {
    const [first] = cluster.gateways
    const waiting = new Set([0, 1, 2, 3, 4, 5, 6, 7])
    first.signal('SIGSTOP')
    const pages = [...waiting].map(async (page) => {
      const { status } = await askAgainOnRetryAfter(() => fetch(`${cluster.url}/about?killed=${page}`))
      waiting.delete(page)
      return status
    })
    // Until it notices, the load balancer has sent half of them to the gateway that stands still.
    while (waiting.size > 4 && first.isServing()) await setTimeout(50)
    await first.end('SIGKILL')
    expect(await Promise.all(pages)).toEqual(pages.map(() => 200))
  })

  test(`${PARALLEL} parallel pays of one basket over both: one charge, one booking, equal answers (E1)`, async () => {
    expectOnce = await ledgerFrom(cluster.control)
    const payments = roundRobin(cluster.gateways)
    // The load balancer may find one of them not ready for a moment, and would leave it out.
    const send = (request: Request) => (request.url.endsWith('/order/initialize') ? payments(request) : fetch(request))
    const { pay, stateOf } = await ordered(cluster.url, withRetry(send))
    const before = await Promise.all(cluster.gateways.map((gateway) => begun(gateway)))
    const answers = await Promise.all(Array.from({ length: PARALLEL }, () => pay('one-key-of-one-basket')))
    const after = await Promise.all(cluster.gateways.map((gateway) => begun(gateway)))
    expect(after.map((count, at) => count > (before[at] ?? 0))).toEqual([true, true])
    const [token = ''] = new Set(answers.map(({ data }) => data?.paymentToken ?? ''))
    expect(answers.map(({ data }) => data)).toEqual(Array(PARALLEL).fill(answers[0]?.data))
    await expectOnce([await stateOf(token)])
  }, 300_000)

  test('parallel pays of one basket with a key each: one charge and one booking', async () => {
    expectOnce = await ledgerFrom(cluster.control)
    const { pay, stateOf } = await ordered(cluster.url)
    const answers = await Promise.all(Array.from({ length: 40 }, () => pay(crypto.randomUUID())))
    const tokens = new Set(answers.flatMap(({ data }) => data?.paymentToken ?? []))
    expect(tokens.size).toBe(1)
    const refusals = new Set(answers.flatMap(({ error }) => error?.type ?? []))
    const known = ['/docs/errors/payment-in-progress', '/docs/errors/session-expired']
    expect([...refusals].filter((type) => !known.includes(type))).toEqual([])
    const [token = ''] = tokens
    await expectOnce([await stateOf(token)])
  }, 300_000)

  test('two tabs change one basket at the same moment, each at another gateway: one does, and the other is told (H2)', async () => {
    const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const started = await fetch(`${cluster.url}/api/reservation/start`, { headers: own })
    const [cookie = ''] = started.headers.getSetCookie()[0]?.split(';') ?? []
    const body = JSON.stringify({ key: 'promotion', value: null })
    const statuses = await Promise.all(
      cluster.gateways.map(async ({ url }) => {
        const headers = { ...own, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
        return (await fetch(`${url}/api/reservation`, { method: 'PATCH', headers, body })).status
      }),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
  })
})
