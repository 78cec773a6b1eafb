import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type Door } from '@rota/gateway/testing/door'
import { preparedAll } from '../load/payment.ts'
import { ledgerFrom } from './ledger.ts'
import type { ClusterOptions } from './start-cluster.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'
import { paidWhile, persistent, refused } from './visitors.ts'

const PAYMENTS = isLong ? 60 : 4

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
    ['its database', 'database'],
    ['the agency', 'agency'],
  ] as const)(
    `from %s in the middle of ${PAYMENTS} payments: no commit is without a record, and the other ends them (G7)`,
    async (name, to) => {
      const expectOnce = await ledgerFrom(cluster.control)
      const payments = (await preparedAll(PAYMENTS, cluster.url, persistent)).map((pay) => () => pay().catch(refused))
      const states = await paidWhile(payments, () => {
        const door = doors.get(to)
        if (door) door.lets = 'none'
      })
      const pending = states.filter((state) => state === 'pending').length
      process.stdout.write(`  one gateway without ${name}: all payments ended, ${pending} for a person\n`)
      await expectOnce(states)
      // At least those of the other gateway.
      expect(states).toContain('booked')
    },
    600_000,
  )
})
