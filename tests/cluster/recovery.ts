import { expect } from 'vitest'
import type { ordered } from '../load/payment.ts'
import { AGAIN_MS, persistently, type Send } from './callers/visitors.ts'
import { commitsInFlight } from './in-flight.ts'
import type { Cluster } from './start-cluster.ts'

/** How much of the time of one answer counts, in milliseconds. */
const MOST_MS = 1000

/** What the first payment after an outage of the database has shown. */
interface Recovery {
  token: string
  /** Milliseconds until it was taken. */
  took: number
  /**
   * What its visitor waited for, in milliseconds: the pauses between presses, and each answer, of which a standstill of
   * this machine may make one long.
   */
  waited: number
  /** Fails unless every payment is booked, or was being committed when the database was lost. */
  expectDefinite(states: readonly string[]): Promise<void>
}

/**
 * Pays at a database that has just come back.
 * @param pay presses Pay once, by sending with what it is given
 *
 * A payment that has begun before must be booked: its visitor presses again until it is taken. It may be left to a
 * person (`pending`) only if the database had it recorded as being committed. The process that recorded it may have
 * lost the database before it sent the commit, or before it heard that the record was written (decision 45.5). Nobody
 * else sends such a commit again (decisions 6.3, 6.4): the agency is asked, and if it has no booking, a person decides.
 */
export async function recoveryOf(
  cluster: Cluster,
  pay: (send: Send) => ReturnType<Awaited<ReturnType<typeof ordered>>['pay']>,
): Promise<Recovery> {
  const begin = performance.now()
  let waited = -AGAIN_MS
  const send = persistently(async (request) => {
    const pressed = performance.now()
    try {
      return await fetch(request)
    } finally {
      waited += AGAIN_MS + Math.min(performance.now() - pressed, MOST_MS)
    }
  })
  const [inFlight, recovered] = await Promise.all([
    commitsInFlight(cluster),
    pay(send).then(({ data }) => ({
      token: data?.paymentToken ?? '',
      took: Math.round(performance.now() - begin),
      waited: Math.round(waited),
    })),
  ])
  return {
    ...recovered,
    async expectDefinite(states) {
      expect(states.filter((state) => state !== 'booked' && state !== 'pending')).toEqual([])
      expect(await inFlight.othersInDoubt()).toEqual([])
    },
  }
}

/** How many of some payments are left to a person, in words. */
export const told = (states: readonly string[]): string =>
  `${states.filter((state) => state === 'pending').length} of ${states.length} are left to a person`
