import type { PaymentReport, PaymentClient, ReportedPaymentState } from '../ports/payments.ts'
import { declineReasonIn } from '../translate/decline-reason.ts'
import { TransactionStatus } from '@rota/openapi/agency/enums'
import { addressee } from '../booking/recorded-site.ts'
import type { Context } from '../ports/context.ts'
import type { Schemas, UpstreamAnswerBody } from '../ports/contract.ts'
import { problemOf, rethrowBug } from '../ports/problem.ts'
import type { Intent } from '../ports/records.ts'
import { bookHold, findReservation } from './provider.ts'
import { channelClient } from './channel.ts'
import { readHeldBooking, releaseHeldBooking } from './held.ts'
import { minorOf } from '../translate/money/money.ts'

/**
 * Returns the payment saga's calls to agency, provider and hotel channels. They use the same `context.upstream` as all
 * other calls, and return failures as outcomes.
 */
export function paymentClient(context: Context): PaymentClient {
  return {
    async ask(intent) {
      try {
        const { body } = await context.upstream('orderQuery', {
          ...addressee(context, intent),
          body: { kind: 'status', token: intent.token },
        })
        return paymentReportOf(body, intent, context)
      } catch (error) {
        const { name } = problemOf(error)
        if (name === 'upstream-contract') logUnreadable(intent, context)
        return { state: name === 'not-found' ? 'unknown-attempt' : 'no-response' }
      }
    },
    ticket: (intent) => bookHold(intent, context),
    findTicket: (intent) => findReservation(intent, context),
    async commit(intent) {
      const { method, term, total } = intent.quote
      try {
        const { body } = await context.upstream('reservationComplete', {
          ...addressee(context, intent),
          params: { query: { term } },
          recordedAt: intent.since,
          body: { method, toCurrency: total.currency, contracts: intent.contracts },
        })
        return body.status === 'errored' ? { kind: 'refused' } : { kind: 'booked', completion: body }
      } catch (error) {
        const { outcome = 'unknown', name } = problemOf(error)
        return { kind: outcome, why: name }
      }
    },
    async readBack(intent) {
      try {
        const { body } = await context.upstream('siteView', { ...addressee(context, intent), as: 'payment-check' })
        if (!body.booking) return { kind: 'no-response' }
        const { completion } = body.booking
        return completion && completion.status !== 'errored' ? { kind: 'booked', completion } : { kind: 'open' }
      } catch (error) {
        rethrowBug(error)
        return { kind: 'no-response' }
      }
    },
    async readDecision(intent) {
      try {
        const { body } = await context.upstream('siteView', { ...addressee(context, intent), as: 'payment-check' })
        const { completion } = body.booking ?? {}
        if (completion === undefined || completion.status === 'request') return { kind: 'open' }
        return { kind: completion.status === 'errored' ? 'refused' : 'booked', completion }
      } catch (error) {
        rethrowBug(error)
        return { kind: 'open' }
      }
    },
    ...channelClient(context),
    readHeldBooking: (intent) => readHeldBooking(intent, context),
    release: (intent) => releaseHeldBooking(intent, context),
  }
}

const REPORTED_STATES: Record<Schemas['TransactionStatus'], ReportedPaymentState> = {
  [TransactionStatus.InComplete]: 'open',
  [TransactionStatus.Complete]: 'captured',
  [TransactionStatus.Errored]: 'declined',
  [TransactionStatus.Voided]: 'declined',
  [TransactionStatus.Refunded]: 'declined',
}

function paymentReportOf(answer: UpstreamAnswerBody<'orderQuery'>, intent: Intent, context: Context): PaymentReport {
  if (answer.kind !== 'status') return { state: 'no-response' }
  const state: ReportedPaymentState | undefined = REPORTED_STATES[answer.status]
  // If responses are not validated, the status may be any value.
  if (state === undefined) {
    logUnreadable(intent, context)
    return { state: 'no-response' }
  }
  if (state === 'captured' && !isAcceptedAmount(answer, intent.quote.installment.total)) return { state: 'mischarged' }
  return state === 'declined' ? { state, ...declineReasonIn(answer) } : { state }
}

/** Logs that the agency's report is unreadable: the payment waits, although the visitor may have paid. */
function logUnreadable({ site, reference }: Intent, { log }: Context): void {
  log.event('payment-unreadable', { operationId: 'orderQuery', site, reference })
}

/** Whether the captured amount is the accepted one. If the agency names no amount, it is assumed to be right. */
function isAcceptedAmount(answer: Schemas['OrderAnswerStatus'], accepted: Schemas['Money']): boolean {
  const { amount = accepted.value, currency = accepted.currency } = answer
  return minorOf({ value: amount, currency }) === minorOf(accepted) && currency === accepted.currency
}
