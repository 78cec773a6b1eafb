import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context, Session } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { Problem } from '../errors.ts'
import { beginAttempt, latestAttempt } from '../payment/begin.ts'
import { freshHandoff, handoffUrl, isChallenged } from '../payment/handoff-url.ts'
import { isOver } from '../payment/saga.ts'
import { sendOrder } from '../payment/send.ts'
import type { Intent, StoredQuote } from '../store/records.ts'
import { type Basket, currentQuote, quoteKey } from './quoteCreate.ts'
import { type Operation, type OperationAnswer, type OperationRequest, requireSession } from './registry.ts'

type Request = OperationRequest<'orderInitialize'>
type Answer = OperationAnswer<'orderInitialize'>

const CONTRACTS = ['distance-sales', 'pre-information'] as const

/**
 * Starts a payment. Everything is checked first and recorded second; then the card goes out, once. Whatever happens after
 * that is the saga's: this call never sends again (reliability 3, payment initialise).
 */
export const handle: Operation<'orderInitialize'> = async (request, context) => {
  const session = requireSession(request)
  const { payment } = context
  if (!payment || request.idempotencyKey === undefined) throw new Problem('internal')
  const known = await earlierAnswer(request.idempotencyKey, session, context)
  if (known) return known
  const accepted = await acceptedQuote(request, session, context)
  const { language, card } = request.body
  const { site, idempotencyKey, requestId } = request
  const begun = await beginAttempt({ site, accepted, language, idempotencyKey }, payment.tools)
  if (!begun) return whileAnother(idempotencyKey, session, context)
  const { intent, generation } = begun
  const step = await sendOrder({ intent, site, card, requestId }, context, payment.tools)
  void payment.run.advance(intent.token)
  return { status: 200, body: step, session: { set: { booking: session.booking, generation } } }
}

/**
 * The answer to an intent of the visitor that has an attempt already: the same key gets that attempt again, another one
 * has to wait until it has ended without money (reliability E1). An attempt that the agency never heard of is none.
 */
async function earlierAnswer(key: string, session: Session, context: Context): Promise<Answer | undefined> {
  const earlier = await latestAttempt(context.store, session.booking)
  if (!earlier || earlier.state === 'rejected') return undefined
  if (earlier.idempotencyKey === key) return answerAgain(earlier, session, context)
  if (isOver(earlier.state)) return undefined
  throw new Problem('payment-in-progress')
}

async function whileAnother(key: string, session: Session, context: Context): Promise<Answer> {
  const answer = await earlierAnswer(key, session, context)
  if (answer) return answer
  throw new Problem('payment-in-progress')
}

async function answerAgain(intent: Intent, { booking }: Session, { store, config }: Context): Promise<Answer> {
  const token = isChallenged(intent) ? await freshHandoff(store, intent) : undefined
  const step: Schemas['OrderStep'] = {
    action: intent.action ?? PaymentAction.Undefined,
    paymentToken: intent.token,
    ...(token === undefined ? {} : { handoffUrl: handoffUrl(config, token) }),
  }
  const generation = (await store.read('generations', booking))?.current ?? 0
  return { status: 200, body: step, session: { set: { booking, generation } } }
}

/**
 * The quote that the visitor has accepted, if it can be charged: of this booking, with both contracts, for people who
 * are named, and still what the agency asks for. Fails with `wrong-step`, 422 or `price-changed` with both prices.
 */
async function acceptedQuote(request: Request, { booking }: Session, context: Context): Promise<StoredQuote> {
  const { site, body, requestId } = request
  const accepted = await context.store.read('quotes', quoteKey(body.quoteHash, booking))
  if (accepted?.site !== site.host) throw new Problem('wrong-step', { detail: 'There is no such quote' })
  const errors = differences(accepted, body)
  if (errors.length > 0) throw new Problem('validation', { errors })
  const { method, term, installment, total } = accepted.quote
  const asked = { method, term, installment: installment.num, toCurrency: total.currency }
  const { quote, basket } = await currentQuote({ site, booking, request: asked, requestId }, context)
  if (quote.hash !== accepted.quote.hash) throw new Problem('price-changed', { accepted: total, current: quote.total })
  if (!isNamed(basket)) throw new Problem('wrong-step', { detail: 'The guests or the customer are missing' })
  return accepted
}

/** What the request says otherwise than the quote. */
function differences({ quote, contracts }: StoredQuote, body: Request['body']) {
  const checks: [boolean, string, string][] = [
    [quote.method === body.method, '/method', 'is not the one of the quote'],
    [quote.installment.num === body.installment, '/installment', 'is not the one of the quote'],
    [
      CONTRACTS.every((id) => contracts.some((accepted) => accepted.id === id)),
      '/acceptedContracts',
      'both are needed',
    ],
  ]
  return checks.filter(([holds]) => !holds).map(([, pointer, detail]) => ({ pointer, detail }))
}

/** A booking needs its customer and a name for everybody of its largest line (reliability E11). */
function isNamed({ products, guests, customer }: Basket): boolean {
  const people = products.map(({ pax, count }) => (pax.adults + pax.children.length) * count)
  return customer !== undefined && guests.length >= Math.max(0, ...people)
}
