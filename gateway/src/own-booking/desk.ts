import { TransactionStatus } from '@rota/openapi/agency/enums'
import { recordedSite } from '../booking/recorded-site.ts'
import type { Context } from '../ports/context.ts'
import { Problem, type ProblemName } from '../ports/problem.ts'
import type { Cancellation, CommitEnd } from '../ports/records.ts'
import { providerDesk } from './provider-desk.ts'

/** How a call to cancel has ended; `unable`: the agency has said no to the call, not to the cancellation. */
type SendEnd = 'done' | 'unable' | CommitEnd

/** What can be seen of a step: it has happened, it has not, or nobody answers. */
type Seen = 'done' | 'standing' | 'silent'

/** What the run asks of the other side, for the step that a cancellation is at. Nothing here fails. */
export interface CancelDesk {
  /** Asks for it; never twice what may have arrived. */
  send(cancellation: Cancellation): Promise<SendEnd>
  look(cancellation: Cancellation): Promise<Seen>
}

/** Refusals that are about the booking. Any other one says that the call is not known, as it may be: it is assumed. */
const DEFINITE: ReadonlySet<ProblemName> = new Set(['wrong-step', 'not-found', 'upstream-refused', 'validation'])

/** Agency and provider, reached through the same calls as everything else. */
export function cancelDesk(context: Context): CancelDesk {
  return {
    async send(cancellation) {
      try {
        if (cancellation.step === 'provider') return await cancelReservation(cancellation, context)
        return await cancelBooking(cancellation, context)
      } catch (error) {
        const { name, outcome = 'unknown' } = problemOf(error)
        return outcome === 'refused' && !DEFINITE.has(name) ? 'unable' : outcome
      }
    },
    async look(cancellation) {
      try {
        return (await hasHappened(cancellation, context)) ? 'done' : 'standing'
      } catch (error) {
        problemOf(error)
        return 'silent'
      }
    },
  }
}

async function cancelReservation({ reservation, ...where }: Cancellation, context: Context): Promise<SendEnd> {
  const { number = '', reason } = reservation ?? {}
  await providerDesk(context, recordedSite(where, context)).cancel(number, reason)
  return 'done'
}

/** The agency answers the booking as it is now: one that is not cancelled is no yes. */
async function cancelBooking(cancellation: Cancellation, context: Context): Promise<SendEnd> {
  const { booking: sessionId, penalty, refund } = cancellation
  const site = recordedSite(cancellation, context)
  const { body } = await context.upstream('reservationPatch', {
    site,
    sessionId,
    body: { key: 'cancellation', value: { penalty, refund } },
  })
  return body.booking.cancellation === undefined ? 'unknown' : 'done'
}

async function hasHappened(cancellation: Cancellation, context: Context): Promise<boolean> {
  const { step, booking: sessionId, reservation, payment } = cancellation
  const site = recordedSite(cancellation, context)
  if (step === 'provider') return providerDesk(context, site).isCancelled(reservation?.number ?? '')
  if (step === 'agency') {
    const { body } = await context.upstream('siteView', { site, sessionId })
    return body.booking?.cancellation !== undefined
  }
  const asked = { site, sessionId, body: { kind: 'status' as const, token: payment ?? '' } }
  const { body } = await context.upstream('orderQuery', asked)
  return body.kind === 'status' && body.status === TransactionStatus.Refunded
}

/** Only problems are answers of the other side; anything else is a fault of ours and is thrown on. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
