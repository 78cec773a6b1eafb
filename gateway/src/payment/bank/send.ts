import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Context } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import type { Schemas, UpstreamAnswerBody } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { StoreError, type Step } from '../../ports/store.ts'
import type { HandoffContent, Intent } from '../../ports/records.ts'
import { changesOf, type Changes, type Hold } from '../saga/changes.ts'
import { FORM_KEPT, handoffUrl } from './handoff-url.ts'
import { handoffContent } from './handoff-content.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { newToken } from '../../booking/token.ts'

type OrderAnswer = UpstreamAnswerBody<'orderInitialize'>

/** What the agency needs to start the payment; the card is passed through and kept nowhere. */
export interface Sending {
  intent: Intent
  site: Site
  /** The card, or the bank's name of it. */
  named: { card?: Schemas['Card'] | undefined; cardRef?: string | undefined }
  requestId: string
  /** The lease of the attempt; given back with the last change where the visitor is the next to act. */
  hold: Hold
}

/**
 * Sends the card to the agency, once, and records what comes of it. An unknown outcome is an answer, `action` Undefined: the
 * saga finds out (E3). Fails with the upstream's problem when the agency certainly has not got the call or
 * names a reason of the contract, and with `payment-step-rejected` when the visitor cannot be sent where it says.
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
    // What the agency said cannot be written down: the saga asks again once the store is back (G12).
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

/** Refusals that the visitor can do something about; any other one is a declined payment. */
const TOLD: ReadonlySet<string> = new Set(['sold-out', 'wrong-step', 'session-expired'])

async function callAgency({ intent, site, named, requestId }: Sending, context: Context): Promise<OrderAnswer> {
  const returnUrl = `${intent.origin}/payment/return/${intent.returnToken}`
  const { body } = await context.upstream('orderInitialize', {
    site,
    sessionId: intent.booking,
    requestId,
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

/** Does what the agency says, as far as the visitor can be sent there. */
async function takeUp(
  answer: OrderAnswer,
  { intent, site, named }: Sending,
  context: Context,
  changes: Changes,
): Promise<Schemas['OrderStep']> {
  const { action } = answer
  const step = { action, paymentToken: intent.token, ...responseTypeOf(answer) }
  if (action === PaymentAction.Undefined) {
    await changes.note(intent, () => ({ action }))
    return step
  }
  if (action === PaymentAction.Continue) {
    await changes.move(intent, 'handed-off', { action })
    return step
  }
  const content = handoffContent(answer, site, named.card?.number)
  if (!content) {
    await changes.move(intent, 'lapsed')
    throw new Problem('payment-step-rejected')
  }
  const handoffToken = newToken()
  // The bank's question takes a moment: there is nothing to be asked yet.
  const shown = { action, handoffToken, checks: 1 }
  await changes.move(intent, 'handed-off', shown, contentSteps(intent, content, handoffToken))
  return { ...step, handoffUrl: handoffUrl(context.config, handoffToken) }
}

const responseTypeOf = ({ responseType }: OrderAnswer) => (responseType === undefined ? {} : { responseType })

/** What the hand-off documents of an attempt show, and the address of them. */
function contentSteps({ token, site, startedAt }: Intent, content: HandoffContent, handoffToken: string): Step[] {
  const expiresAt = startedAt + FORM_KEPT
  return [
    { area: 'forms', key: token, becomes: content, expiresAt },
    { area: 'handoffs', key: handoffToken, becomes: { token, site }, expiresAt },
  ]
}
