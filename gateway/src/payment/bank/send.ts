import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import type { Schemas, UpstreamAnswerBody } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { StoreError, type RecordWrite } from '../../ports/store.ts'
import type { HandoffContent, Intent } from '../../ports/records.ts'
import { changesOf, type Beside, type Changes, type LeaseHolder } from '../saga/changes.ts'
import { FORM_KEPT, handoffUrl } from './handoff-url.ts'
import { handoffContent, strangeHost } from './handoff-content.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { newToken } from '../../booking/token.ts'

type OrderAnswer = UpstreamAnswerBody<'orderInitialize'>

/** What the agency needs to start the payment. The card is passed on and never stored. */
export interface Sending {
  intent: Intent
  site: Site
  /** The card, or the bank's reference to a stored one. */
  named: { card?: Schemas['Card'] | undefined; cardRef?: string | undefined }
  requestId: string
  /** The attempt's lease. The last change releases it if the visitor has to act next. */
  hold: LeaseHolder
  /** Stores the response for a repeated key, with the change that follows the agency's answer. */
  responseWrites?: ((step: Schemas['OrderStep']) => Promise<Beside>) | undefined
}

/**
 * Sends the card to the agency once, and records the outcome. An unknown outcome is reported as action `Undefined`, and
 * the saga finds out what happened (E3). Fails with the upstream's problem if the agency certainly did not receive the
 * call or gives a reason that the contract knows, and with `payment-step-rejected` if the visitor must not be sent
 * where the agency says.
 */
export async function sendOrder(
  sending: Sending,
  context: Context,
  tools: PaymentTools,
): Promise<Schemas['OrderStep']> {
  const { intent } = sending
  const changes = changesOf(tools, sending.hold)
  const undecided = { action: PaymentAction.Undefined, paymentToken: intent.token } as const
  const toldLater = (error: unknown) => {
    context.log.fault(error, { requestId: sending.requestId, operationId: 'orderInitialize' })
    return undecided
  }
  let isHeard = false
  try {
    const answer = await callAgency(sending, context)
    isHeard = true
    tools.step('initialize-sent')
    return await takeUp(answer, sending, context, changes)
  } catch (error) {
    // The agency's response cannot be stored now: the saga asks again once the store works (G12).
    if (isHeard && error instanceof StoreError) return toldLater(error)
    if (!(error instanceof Problem) || error.outcome === undefined) throw error
    if (error.outcome === 'not-sent') await changes.move(intent, 'not-sent')
    if (error.outcome === 'refused') {
      const { declineReason } = error
      await changes.move(intent, 'declined', declineReason === undefined ? {} : { declineReason })
    }
    if (error.outcome === 'unknown') {
      await changes.note(intent, () => ({ action: PaymentAction.Undefined })).catch(toldLater)
    }
    if (error.outcome === 'not-sent' || TOLD.has(error.name)) throw error
    return undecided
  }
}

/** Refusals that the visitor can act on. All others are reported as a declined payment. */
const TOLD: ReadonlySet<string> = new Set(['sold-out', 'wrong-step', 'session-expired'])

async function callAgency({ intent, site, named, requestId }: Sending, context: Context): Promise<OrderAnswer> {
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
      ...(named.card === undefined ? {} : { card: named.card }),
      ...(named.cardRef === undefined ? {} : { cardRef: named.cardRef }),
      token: intent.token,
      amount: intent.quote.installment.total,
      successUrl: returnUrl,
      errorUrl: returnUrl,
    },
  })
  return body
}

/** Follows the agency's next step, if it is acceptable. */
async function takeUp(
  answer: OrderAnswer,
  { intent, site, named, requestId, responseWrites = async () => ({}) }: Sending,
  context: Context,
  changes: Changes,
): Promise<Schemas['OrderStep']> {
  const { action } = answer
  const step = { action, paymentToken: intent.token, ...responseTypeOf(answer) }
  if (action === PaymentAction.Undefined) {
    await changes.note(intent, () => ({ action }), await responseWrites(step))
    return step
  }
  if (action === PaymentAction.Continue) {
    await changes.move(intent, 'handed-off', { action }, await responseWrites(step))
    return step
  }
  const content = handoffContent(answer, site, named.card?.number)
  if (!content) {
    const host = strangeHost(answer, site)
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
  // The bank's page takes the visitor a moment, so the first poll can wait: it counts as done.
  const shown = { action, handoffToken, checks: 1 }
  const there = { ...step, handoffUrl: handoffUrl(context.config, handoffToken) }
  const { writes = [], ends = [] } = await responseWrites(there)
  const more = { writes: [...writes, ...contentWrites(intent, content, handoffToken)], ends }
  await changes.move(intent, 'handed-off', shown, more)
  return there
}

const responseTypeOf = ({ responseType }: OrderAnswer) => (responseType === undefined ? {} : { responseType })

/** Writes that store the content of an attempt's hand-off document, and its token. */
function contentWrites(
  { token, site, startedAt }: Intent,
  content: HandoffContent,
  handoffToken: string,
): RecordWrite[] {
  const expiresAt = startedAt + FORM_KEPT
  return [
    { area: 'forms', key: token, becomes: content, expiresAt },
    { area: 'handoffs', key: handoffToken, becomes: { token, site }, expiresAt },
  ]
}
