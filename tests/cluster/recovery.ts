import { expect } from 'vitest'
import type { ordered } from '../load/payment.ts'
import { AGAIN_MS, withRetry, type Send } from './callers/visitors.ts'
import { commitsInFlight } from './in-flight.ts'
import type { Cluster } from './start-cluster.ts'

/** Maximum time that is counted for one response, in milliseconds. */
const MAX_MS = 1000

/** What the first payment after an outage of the database has shown. */
interface Recovery {
  token: string
  /** Milliseconds until it was taken. */
  took: number
  /**
   * Time that the visitor waited, in milliseconds: pauses between tries plus response times, each counted up to
   * `MAX_MS` because this machine may stall.
   */
  waited: number
  /** Fails unless every payment is booked, or was being committed when the database was lost. */
  expectDefinite(states: readonly string[]): Promise<void>
}

/**
 * Pays when the database has just come back.
 *
 * A payment that began before must be booked: the visitor repeats it until it is accepted. It may be left to a person
 * (`pending`) only if the database had recorded it as being committed. The process that recorded it may have lost the
 * database before it sent the commit, or before the database confirmed the record (decision 45.5). No other process
 * repeats such a commit (decisions 6.3, 6.4): it asks the agency, and if the agency has no booking, a person decides.
 * @param pay sends the payment request once, with the given function
 */
export async function recoveryOf(
  cluster: Cluster,
  pay: (send: Send) => ReturnType<Awaited<ReturnType<typeof ordered>>['pay']>,
): Promise<Recovery> {
  const begin = performance.now()
  let waited = -AGAIN_MS
  const send = withRetry(async (request) => {
    const pressed = performance.now()
    try {
      return await fetch(request)
    } finally {
      waited += AGAIN_MS + Math.min(performance.now() - pressed, MAX_MS)
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

/** A sentence that says how many of these payments are left to a person. */
export const unresolvedSummary = (states: readonly string[]): string =>
  `${states.filter((state) => state === 'pending').length} of ${states.length} are left to a person`
