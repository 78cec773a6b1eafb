import { TransactionStatus } from '@rota/openapi/agency/enums'
import { recordedSite } from '../booking/recorded-site.ts'
import type { Context } from '../ports/context.ts'
import { problemOf, type ProblemName, rethrowBug } from '../ports/problem.ts'
import type { Cancellation, CommitEnd } from '../ports/records.ts'
import { reservationClient } from './reservation-client.ts'

/**
 * The outcome of a cancelling call. `unable`: the call itself was refused, which says nothing about the cancellation.
 */
type SendEnd = 'done' | 'unable' | CommitEnd

/** The outcome of reading a step back: it has happened, it has not, or there was no response. */
type ReadBackOutcome = 'done' | 'active' | 'no-response'

/**
 * Calls to the agency and the provider for the current step of a cancellation. They return outcomes and do not throw
 * Problems.
 */
export interface CancellationClient {
  /** Sends the call of the current step. Never call it again if the last call may have arrived. */
  send(cancellation: Cancellation): Promise<SendEnd>
  /** Asks whether the current step has happened. */
  readBack(cancellation: Cancellation): Promise<ReadBackOutcome>
}

/**
 * Problems that refuse to cancel this booking. We assume that any other refusal concerns the call itself: an agency may
 * not support it.
 */
const REFUSALS_OF_BOOKING: ReadonlySet<ProblemName> = new Set([
  'wrong-step',
  'not-found',
  'upstream-refused',
  'validation',
])

/** Creates the client. It uses the same calls as all other operations. */
export function cancellationClient(context: Context): CancellationClient {
  return {
    async send(cancellation) {
      try {
        if (cancellation.step === 'provider') return await cancelReservation(cancellation, context)
        return await cancelBooking(cancellation, context)
      } catch (error) {
        const { name, outcome = 'unknown' } = problemOf(error)
        return outcome === 'refused' && !REFUSALS_OF_BOOKING.has(name) ? 'unable' : outcome
      }
    },
    async readBack(cancellation) {
      try {
        return (await hasHappened(cancellation, context)) ? 'done' : 'active'
      } catch (error) {
        rethrowBug(error)
        return 'no-response'
      }
    },
  }
}

async function cancelReservation(cancellation: Cancellation, context: Context): Promise<SendEnd> {
  const { number = '', reason } = cancellation.reservation ?? {}
  await reservationClient(context, recordedSite(cancellation, context)).cancel(number, reason, cancellation.checkedAt)
  return 'done'
}

/** Succeeds only if the booking that the agency returns is cancelled. */
async function cancelBooking(cancellation: Cancellation, context: Context): Promise<SendEnd> {
  const { booking: sessionId, penalty, refund, checkedAt } = cancellation
  const site = recordedSite(cancellation, context)
  const { body } = await context.upstream('reservationPatch', {
    site,
    sessionId,
    recordedAt: checkedAt,
    body: { key: 'cancellation', value: { penalty, refund } },
  })
  return body.booking.cancellation === undefined ? 'unknown' : 'done'
}

/** Whether the current step has happened: reservation cancelled, booking cancelled, or card refunded. */
async function hasHappened(cancellation: Cancellation, context: Context): Promise<boolean> {
  const { step, booking: sessionId, reservation, payment } = cancellation
  const site = recordedSite(cancellation, context)
  if (step === 'provider') return reservationClient(context, site).isCancelled(reservation?.number ?? '')
  if (step === 'agency') {
    const { body } = await context.upstream('siteView', { site, sessionId, as: 'payment-check' })
    return body.booking?.cancellation !== undefined
  }
  // Money that came by bank transfer is paid back by bank transfer, which only a person can see.
  if (payment === undefined) return false
  const statusQuery = { site, sessionId, body: { kind: 'status' as const, token: payment } }
  const { body } = await context.upstream('orderQuery', statusQuery)
  return body.kind === 'status' && body.status === TransactionStatus.Refunded
}
