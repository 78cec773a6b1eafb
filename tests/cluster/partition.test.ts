import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type Door } from '@rota/gateway/testing/door'
import { preparedAll } from '../load/payment.ts'
import { begun } from './counted.ts'
import { commitsInFlight, type InFlight } from './in-flight.ts'
import { ledgerFrom } from './ledger.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, fetchWithRetry, refused } from './callers/visitors.ts'

const PAYMENTS = isLong ? 60 : 4

/** Factor for the time that payments may take; 1 on the quiet machine of the long run. */
const TIME_FACTOR = isLong ? 1 : 3

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy, one of which is cut off', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  /** The ways of the first gateway. */
  const doors = new Map<string, Door>()

  beforeAll(async () => {
    const way: ClusterOptions['way'] = async (gateway, to, url) => {
      if (gateway !== 'gateway-1' || (to !== 'database' && to !== 'agency')) return url
      const place = new URL(url)
      const door = await openDoor(Number(place.port))
      doors.set(to, door)
      place.port = `${door.port}`
      return place.href
    }
    cluster = await startTestCluster({}, { way })
  })
  afterEach(async () => {
    for (const door of doors.values()) {
      door.lets = 'all'
      // What was on the way has been lost.
      door.cut()
    }
    await cluster.whole()
  })
  afterAll(async () => {
    await cluster?.stop()
    await Promise.all([...doors.values()].map((door) => door.close()))
  })

  test.each([
    ['its database', 'database', 60_000],
    // A commit may wait a minute for its answer (decision 3.2) before anybody asks about it.
    ['the agency', 'agency', 120_000],
  ] as const)(
    `from %s in the middle of ${PAYMENTS} payments: no commit is without a record, and the other ends them (G7)`,
    async (name, to, endsMs) => {
      const expectOnce = await ledgerFrom(cluster.control)
      let refusals = 0
      const payments = (await preparedAll(PAYMENTS, cluster.url, fetchWithRetry)).map(
        (pay) => () =>
          pay().catch((reason: Error) => {
            refusals++
            return refused(reason)
          }),
      )
      const begunByOther = () => begun(cluster.gateways[1], 'status="2xx"')
      const before = await begunByOther()
      const begin = performance.now()
      let inFlight: InFlight | undefined
      const states = await paidWhile(payments, async () => {
        const door = doors.get(to)
        if (door) door.lets = 'none'
        inFlight = await commitsInFlight(cluster)
      })
      const took = Math.round(performance.now() - begin)
      const pending = states.filter((state) => state === 'pending').length
      process.stdout.write(
        `  one gateway without ${name}: all payments ended after ${took} ms, ${refusals} were refused, ${inFlight?.count} commits were being sent, ${pending} are left to a person\n`,
      )
      await expectOnce(states)
      // Without the agency, others are refused, or declined because it has never heard of them.
      const least = to === 'database' ? PAYMENTS : (await begunByOther()) - before
      expect(states.filter((state) => state === 'booked').length + pending).toBeGreaterThanOrEqual(least)
      expect(await inFlight?.othersInDoubt()).toEqual([])
      expect(took).toBeLessThan(endsMs * TIME_FACTOR)
    },
    600_000,
  )
})
