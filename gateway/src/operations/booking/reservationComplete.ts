import { declineReasonOf } from '../../payment/status.ts'
import type { Context, Operation, OperationAnswer, OperationRequest } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import { brokenRules, Problem } from '../../ports/problem.ts'
import { beginAttempt, readBookingRecords } from '../../payment/saga/begin.ts'
import { isOver, latestAttempt, notBegun } from '../../booking/attempt.ts'
import type { Payments } from '../../ports/payments.ts'
import { bookingTokenOf } from '../../booking/token.ts'
import { refuseNewPayment } from '../../policy/switches/refusals.ts'
import { waitAtMost } from '../../policy/wait-at-most.ts'
import { withBookingLock } from '../../policy/booking-lock.ts'
import type { Intent } from '../../ports/records.ts'
import { isPaidLater, offersMethod } from '../../translate/money/payable.ts'
import { acceptedQuote, differing } from '../../booking/accepted-quote.ts'
import { requireSession } from '../../guards/require-session.ts'

type Request = OperationRequest<'reservationComplete'>
type Answer = OperationAnswer<'reservationComplete'>

/** Maximum response time for a browser, whatever the agency does (decision 3.9), in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000

/**
 * Completes a booking paid by bank transfer or later. Only the saga completes card payments; for those, the call
 * returns `wrong-step`, or the saga's result if the session has ended since the call came in (E11). A method that the
 * site does not offer returns 422. A basket on request is sent as a request: nothing is charged before it is confirmed
 * (decision 24.1).
 */
export const handle: Operation<'reservationComplete'> = async (request, context) => {
  const { site, body, requestId } = request
  const session = requireSession(request)
  const { payment: offered } = (await context.upstream('siteView', { site, requestId })).body.site.options
  // `later` is always accepted here, because a basket on request is sent with it (decision 24.1). The quote says
  // whether the basket is on request.
  if (body.method !== 'later' && !offersMethod(offered, body.method)) {
    const error = { pointer: '/method', code: 'not-offered', detail: 'is not offered by this site' } as const
    throw new Problem('validation', brokenRules(error))
  }
  const attempt = await latestAttempt(context.store, session.booking)
  if (!isPaidLater(body.method)) {
    if (attempt?.completion === undefined || isPaidLater(attempt.quote.method)) throw unpaidProblem(attempt)
    return completedAnswer(attempt, attempt.completion, context)
  }
  const { payment } = context
  if (!payment || request.idempotencyKey === undefined) throw new Problem('internal')
  const isSameCall = attempt?.idempotencyKey === request.idempotencyKey && attempt.state !== 'rejected'
  if (attempt && isSameCall) return outcome(attempt.token, payment, context)
  if (attempt && !isOver(attempt.state)) throw new Problem('payment-in-progress')
  const token = await begin(request, session, { earlier: attempt, banks: offered.banks ?? [] }, context)
  return outcome(token, payment, context)
}

/** The problem for a booking without a successful card payment. Contains the reason if the bank declined the card. */
function unpaidProblem(attempt: Intent | undefined): Problem {
  if (attempt && !isOver(attempt.state)) return new Problem('payment-in-progress')
  if (attempt?.state !== 'declined' || isPaidLater(attempt.quote.method)) {
    const detail = 'No card payment of this booking has succeeded. Pay with orderInitialize, then poll paymentStatus.'
    return new Problem('wrong-step', { detail })
  }
  const detail = 'The card was declined. Nothing was charged: pay with orderInitialize.'
  return new Problem('wrong-step', { detail, ...declineReasonOf(attempt) })
}

/** Records the attempt. From here on the saga completes it, even if the caller disconnects. */
async function begin(
  request: Request,
  { booking }: Session,
  { earlier, banks }: { earlier: Intent | undefined; banks: Schemas['BankAccount'][] },
  context: Context,
): Promise<string> {
  const { site, body, params, requestId, idempotencyKey = '' } = request
  const differences = (quote: Schemas['Quote']) =>
    differing([
      [quote.method === body.method, '/method'],
      [quote.total.currency === body.toCurrency, '/toCurrency'],
      [quote.term === params.query.term, '/query/term'],
    ])
  const { payment } = context
  if (!payment) throw new Problem('internal')
  const begun = await withBookingLock(context, booking, async (bookingLock) => {
    refuseNewPayment(context, site, { operationId: 'reservationComplete', method: body.method })
    const { storedQuote, generation } = await readBookingRecords(context.store, booking, body.quoteHash)
    const { accepted, hold } = await acceptedQuote(
      { site, booking, storedQuote, requestId, bookingLock, differences },
      context,
    )
    // Flights cannot be held for days, so such a basket contains none.
    if (hold) throw new Problem('wrong-step')
    const account = body.method === 'transfer' ? { banks } : {}
    const records = { earlier, generation }
    const newAttempt = {
      site,
      accepted,
      records,
      bookingLock,
      language: 'en',
      idempotencyKey,
      state: 'held',
      ...account,
    } as const
    return beginAttempt(newAttempt, payment.tools)
  })
  if (!begun) throw notBegun(await latestAttempt(context.store, booking))
  const { intent, lease } = begun
  void payment.runner.continueAttempt(intent.token, lease)
  return intent.token
}

/** Result of an attempt. Throws the agency's refusal, or `in-progress` while the outcome is unknown. */
async function outcome(token: string, { runner }: Payments, context: Context): Promise<Answer> {
  const { store, clock } = context
  await waitAtMost(clock, RESPONSE_TIMEOUT_MS, runner.advance(token))
  const intent = await store.read('intents', token)
  if (intent?.completion) return completedAnswer(intent, intent.completion, context)
  if (intent?.state === 'declined') throw new Problem(intent.refusal ?? 'wrong-step', { outcome: 'refused' })
  if (intent?.state === 'rejected') throw new Problem('upstream-unavailable', { outcome: 'not-sent' })
  throw new Problem('in-progress', { retryAfter: 2 })
}

/** The completed booking, identified by our token. Its session has ended. */
const completedAnswer = async (
  intent: Intent,
  completion: Schemas['Completion'],
  { sealer }: Context,
): Promise<Answer> => ({
  status: 200,
  body: { ...completion, token: await bookingTokenOf(intent, sealer) },
  session: { clear: true },
})
