import type { Context, Operation, OperationAnswer, OperationRequest } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { beginAttempt } from '../../payment/begin.ts'
import { isOver, latestAttempt } from '../../booking/attempt.ts'
import { stepOf } from '../../payment/handoff-url.ts'
import { sendOrder } from '../../payment/send.ts'
import { takeTurn } from '../../policy/turns.ts'
import type { Intent } from '../../ports/records.ts'
import { acceptedQuote, differing } from '../../booking/accepted-quote.ts'
import { requireSession } from '../../guards/require-session.ts'

type Request = OperationRequest<'orderInitialize'>
type Answer = OperationAnswer<'orderInitialize'>

/** The differences between an order and its quote. */
const otherThan =
  ({ method, installment }: Request['body']) =>
  (quote: Schemas['Quote']) =>
    differing([
      [quote.method === method, '/method'],
      [quote.installment.num === installment, '/installment'],
    ])

/**
 * Starts a payment: checks everything, records the attempt, then sends the card once. The saga handles everything after
 * that; this call never sends the card again (decision 3.10).
 */
export const handle: Operation<'orderInitialize'> = async (request, context) => {
  const session = requireSession(request)
  const { payment } = context
  if (!payment || request.idempotencyKey === undefined) throw new Problem('internal')
  const known = await earlierAnswer(request.idempotencyKey, session, context)
  if (known) return known
  const { site, idempotencyKey, requestId, body } = request
  const { language, card, quoteHash } = body
  const { booking } = session
  const begun = await takeTurn(context, booking, async () => {
    // Another press may have been faster while this one waited for the lock (E1).
    const meanwhile = await earlierAnswer(idempotencyKey, session, context)
    if (meanwhile) return { meanwhile }
    const found = await acceptedQuote({ site, booking, quoteHash, requestId, differences: otherThan(body) }, context)
    return beginAttempt({ site, ...found, language, idempotencyKey, state: 'started' }, payment.tools)
  })
  if (!begun) return whileAnother(idempotencyKey, session, context)
  if ('meanwhile' in begun) return begun.meanwhile
  const { intent, generation } = begun
  const step = await sendOrder({ intent, site, card, requestId }, context, payment.tools)
  void payment.run.advance(intent.token)
  return { status: 200, body: step, session: { set: { booking: session.booking, generation } } }
}

/**
 * The result of an existing attempt: the same key returns it again, and another key must wait until it has ended
 * without a charge (E1). An attempt unknown to the agency does not count.
 */
async function earlierAnswer(key: string, session: Session, context: Context): Promise<Answer | undefined> {
  const earlier = await latestAttempt(context.store, session.booking)
  if (!earlier || earlier.state === 'rejected') return undefined
  if (earlier.idempotencyKey === key) return answerAgain(earlier, session, context)
  if (isOver(earlier.state)) return undefined
  throw new Problem('payment-in-progress', { paymentToken: earlier.token })
}

async function whileAnother(key: string, session: Session, context: Context): Promise<Answer> {
  const answer = await earlierAnswer(key, session, context)
  if (answer) return answer
  throw new Problem('payment-in-progress')
}

async function answerAgain(intent: Intent, { booking }: Session, context: Context): Promise<Answer> {
  const generation = (await context.store.read('generations', booking))?.current ?? 0
  return { status: 200, body: await stepOf(intent, context), session: { set: { booking, generation } } }
}
