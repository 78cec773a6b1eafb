import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import type { Schemas, UpstreamAnswerBody } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { StoreError, type RecordWrite } from '../../ports/store.ts'
import type { HandoffContent, Intent } from '../../ports/records.ts'
import { changesOf, type ChangeExtras, type Changes, type LeaseHolder } from '../saga/changes.ts'
import { HANDOFF_LIFETIME, handoffUrl } from './handoff-url.ts'
import { handoffContent, unlistedHost } from './handoff-content.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { newToken } from '../../booking/token.ts'

type OrderAnswer = UpstreamAnswerBody<'orderInitialize'>

/** The input of `sendOrder`. The card is passed on to the agency and never stored. */
export interface OrderInput {
  intent: Intent
  site: Site
  /** The card, or the bank's reference to a stored card. */
  payment: { card?: Schemas['Card'] | undefined; cardRef?: string | undefined }
  requestId: string
  /** The attempt's lease. The last change releases it if the visitor has to act next. */
  leaseHolder: LeaseHolder
  /**
   * Returns the writes that store the response under the Idempotency-Key. They are committed together with the change
   * that follows the agency's answer.
   */
  responseWrites?: ((step: Schemas['OrderStep']) => Promise<ChangeExtras>) | undefined
}

/**
 * Sends the card to the agency once, records the outcome, and returns the next step for the visitor. An unknown outcome
 * is returned as action `Undefined`, and the saga finds out what happened (E3). Throws the upstream's problem if the
 * agency certainly did not receive the call, or if it refuses for a reason that the visitor can act on. Throws
 * `payment-step-rejected` if the agency's next step is not acceptable, such as a URL that is not the bank's.
 */
export async function sendOrder(
  input: OrderInput,
  context: Context,
  tools: PaymentTools,
): Promise<Schemas['OrderStep']> {
  const { intent } = input
  const changes = changesOf(tools, input.leaseHolder)
  const undecided = { action: PaymentAction.Undefined, paymentToken: intent.token } as const
  const logAndLeaveUndecided = (error: unknown) => {
    context.log.fault(error, { requestId: input.requestId, operationId: 'orderInitialize' })
    return undecided
  }
  let hasAnswered = false
  try {
    const answer = await callAgency(input, context)
    hasAnswered = true
    tools.step('initialize-sent')
    return await recordNextStep(answer, input, context, changes)
  } catch (error) {
    // The agency's response cannot be stored now, so the saga asks the agency again once the store works (G12).
    if (hasAnswered && error instanceof StoreError) return logAndLeaveUndecided(error)
    if (!(error instanceof Problem) || error.outcome === undefined) throw error
    if (error.outcome === 'not-sent') await changes.move(intent, 'not-sent')
    if (error.outcome === 'refused') {
      const { declineReason } = error
      await changes.move(intent, 'declined', declineReason === undefined ? {} : { declineReason })
    }
    if (error.outcome === 'unknown') {
      await changes.setFacts(intent, () => ({ action: PaymentAction.Undefined })).catch(logAndLeaveUndecided)
    }
    if (error.outcome === 'not-sent' || ACTIONABLE_REFUSALS.has(error.name)) throw error
    return undecided
  }
}

/** Refusals that the visitor can act on. All others are reported as a declined payment. */
const ACTIONABLE_REFUSALS: ReadonlySet<string> = new Set(['sold-out', 'wrong-step', 'session-expired'])

async function callAgency({ intent, site, payment, requestId }: OrderInput, context: Context): Promise<OrderAnswer> {
  const returnUrl = `${intent.origin}/payment/return/${intent.returnToken}`
  const { body } = await context.upstream('orderInitialize', {
    site,
    sessionId: intent.booking,
    requestId,
    recordedAt: intent.since,
    body: {
      method: 'creditcard',
      installment: intent.quote.installment.num,
      language: intent.language,
      ...(payment.card === undefined ? {} : { card: payment.card }),
      ...(payment.cardRef === undefined ? {} : { cardRef: payment.cardRef }),
      token: intent.token,
      amount: intent.quote.installment.total,
      successUrl: returnUrl,
      errorUrl: returnUrl,
    },
  })
  return body
}

/** Records the agency's next step, and returns the step for the visitor. Rejects a step that is not acceptable. */
async function recordNextStep(
  answer: OrderAnswer,
  { intent, site, payment, requestId, responseWrites = async () => ({}) }: OrderInput,
  context: Context,
  changes: Changes,
): Promise<Schemas['OrderStep']> {
  const { action } = answer
  const step = { action, paymentToken: intent.token, ...responseTypeOf(answer) }
  if (action === PaymentAction.Undefined) {
    await changes.setFacts(intent, () => ({ action }), await responseWrites(step))
    return step
  }
  if (action === PaymentAction.Continue) {
    await changes.move(intent, 'handed-off', { action }, await responseWrites(step))
    return step
  }
  const content = handoffContent(answer, site, payment.card?.number)
  if (!content) {
    const host = unlistedHost(answer, site)
    const { reference } = intent
    context.log.event('payment-step-rejected', {
      requestId,
      site: site.host,
      reference,
      ...(host === undefined ? {} : { host }),
    })
    await changes.move(intent, 'lapsed')
    throw new Problem('payment-step-rejected')
  }
  const handoffToken = newToken()
  // The visitor needs a moment for the bank's page, so the first check is counted as done and the next one waits.
  const facts = { action, handoffToken, checks: 1 }
  const handoffStep = { ...step, handoffUrl: handoffUrl(context.config, handoffToken) }
  const { writes = [], ends = [] } = await responseWrites(handoffStep)
  const extras = { writes: [...writes, ...contentWrites(intent, content, handoffToken)], ends }
  await changes.move(intent, 'handed-off', facts, extras)
  return handoffStep
}

const responseTypeOf = ({ responseType }: OrderAnswer) => (responseType === undefined ? {} : { responseType })

/** Writes that store the content of an attempt's hand-off document, and its token. */
function contentWrites(
  { token, site, startedAt }: Intent,
  content: HandoffContent,
  handoffToken: string,
): RecordWrite[] {
  const expiresAt = startedAt + HANDOFF_LIFETIME
  return [
    { area: 'forms', key: token, becomes: content, expiresAt },
    { area: 'handoffs', key: handoffToken, becomes: { token, site }, expiresAt },
  ]
}
