import type { Context, Operation, OperationAnswer, OperationRequest } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import { brokenRules, Problem, type FieldError } from '../../ports/problem.ts'
import { beginAttempt, readBookingRecords } from '../../payment/saga/begin.ts'
import { isOver, latestAttempt, notBegun } from '../../booking/attempt.ts'
import type { LeaseHolder } from '../../payment/saga/changes.ts'
import { nextStepOf } from '../../payment/bank/handoff-url.ts'
import { sendOrder } from '../../payment/bank/send.ts'
import { refuseNewPayment } from '../../policy/switches/refusals.ts'
import { withBookingLock } from '../../policy/booking-lock.ts'
import type { Intent } from '../../ports/records.ts'
import type { Lease } from '../../ports/store.ts'
import { acceptedQuote, differing } from '../../booking/accepted-quote.ts'
import { todayAt } from '../../translate/today.ts'
import { requireSession } from '../../guards/require-session.ts'

type Request = OperationRequest<'orderInitialize'>
type Answer = OperationAnswer<'orderInitialize'>
type Payment = Schemas['SiteOptions']['payment']

/**
 * Fields in which an order differs from its quote. Instalment plans belong to the cards of one bank (decision 21.6).
 */
const differencesFrom =
  ({ method, installment, card }: Request['body']) =>
  (quote: Schemas['Quote'], bin = '') =>
    differing([
      [quote.method === method, '/method'],
      [quote.installment.num === installment, '/installment'],
      [card === undefined || card.number.startsWith(bin), '/card/number'],
    ])

const NOT_OFFERED = { code: 'not-offered', detail: 'is not taken by this site: see cardEntry of its record' } as const
const REQUIRED = { code: 'required', detail: 'is required' } as const

/** Errors in how the card is given: a site takes it either on its own page or on the bank's (decision 21.7). */
function misplacedCard(body: Request['body'], { cardEntry = 'direct' }: Payment): FieldError[] {
  const [accepted, unaccepted] =
    cardEntry === 'hosted' ? (['cardRef', 'card'] as const) : (['card', 'cardRef'] as const)
  return [
    ...(body[unaccepted] === undefined ? [] : [{ pointer: `/${unaccepted}`, ...NOT_OFFERED }]),
    ...(body[accepted] === undefined ? [{ pointer: `/${accepted}`, ...REQUIRED }] : []),
  ]
}

const EXPIRED = { pointer: '/card/expiry', code: 'past', detail: 'must not be before this month' } as const

/** The contract has no clock, so only the gateway can tell that a card has expired (C6). */
function expiredCard({ card }: Request['body'], now: number): FieldError[] {
  const [month = '', year = ''] = card?.expiry.split('/') ?? []
  return card !== undefined && Number(year + month) < Math.floor(todayAt(now) / 100) ? [EXPIRED] : []
}

/**
 * Starts a payment: checks everything, records the attempt, then sends the card once. The saga handles everything after
 * that; this call never sends the card again (decision 3.10).
 */
export const handle: Operation<'orderInitialize'> = async (request, context) => {
  const session = requireSession(request)
  const { payment } = context
  if (!payment || request.idempotencyKey === undefined) throw new Problem('internal')
  const { site, idempotencyKey, requestId, body } = request
  const { language, card, cardRef, quoteHash } = body
  const { booking } = session
  const underLock = async (bookingLock: Lease) => {
    // A concurrent call may have been faster while this one waited for the lock (E1).
    const records = await readBookingRecords(context.store, booking, quoteHash)
    const { earlier, storedQuote } = records
    const earlierResult = earlier && (await earlierAnswer(earlier, idempotencyKey, session, context))
    if (earlierResult) return { earlierResult }
    refuseNewPayment(context, site, { operationId: 'orderInitialize', method: body.method })
    const quoteRequest = {
      site,
      booking,
      storedQuote,
      requestId,
      bookingLock,
      differences: differencesFrom(body),
    }
    const { payment: options, ...found } = await acceptedQuote(quoteRequest, context)
    const errors = [...misplacedCard(body, options), ...expiredCard(body, context.clock.now())]
    if (errors.length > 0) throw new Problem('validation', brokenRules(...errors))
    return beginAttempt(
      { site, ...found, records, bookingLock, language, idempotencyKey, state: 'started' },
      payment.tools,
    )
  }
  const begun = await withBookingLock(context, booking, underLock, request.bookingLock)
  if (!begun) return answerOfAnother(idempotencyKey, session, context)
  if ('earlierResult' in begun) return begun.earlierResult
  const { intent, generation, lease } = begun
  const leaseHolder: LeaseHolder = { lease }
  const { responseWrites } = request
  const sending = sendOrder(
    { intent, site, payment: { card, cardRef }, requestId, leaseHolder, responseWrites },
    context,
    payment.tools,
  )
  const step = await sending.finally(() => {
    if (leaseHolder.lease) void payment.runner.continueAttempt(intent.token, leaseHolder.lease)
  })
  return { status: 200, body: step, session: { set: { booking: session.booking, generation } } }
}

/**
 * The result of an existing attempt: the same key returns it again, and another key must wait until it has ended
 * without a charge (E1). An attempt unknown to the agency does not count.
 */
async function earlierAnswer(
  earlier: Intent,
  key: string,
  session: Session,
  context: Context,
): Promise<Answer | undefined> {
  if (earlier.state === 'rejected') return undefined
  if (earlier.idempotencyKey === key) return answerAgain(earlier, session, context)
  if (isOver(earlier.state)) return undefined
  throw new Problem('payment-in-progress', { paymentToken: earlier.token })
}

/** The answer if a concurrent call has begun an attempt first. */
async function answerOfAnother(key: string, session: Session, context: Context): Promise<Answer> {
  const earlier = await latestAttempt(context.store, session.booking)
  const answer = earlier && (await earlierAnswer(earlier, key, session, context))
  if (answer) return answer
  throw notBegun(earlier)
}

/** The answer to a repeated call: the payment's current step, with the session of the current generation. */
async function answerAgain(intent: Intent, { booking }: Session, context: Context): Promise<Answer> {
  const generation = (await context.store.read('generations', booking))?.current ?? 0
  return { status: 200, body: await nextStepOf(intent, context), session: { set: { booking, generation } } }
}
