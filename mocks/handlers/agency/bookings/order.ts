import { Availability, PaymentAction, PaymentCheckStep, TransactionStatus } from '@rota/openapi/agency/enums'
import type { Handlers } from '@rota/openapi/agency/handlers'
import { outcomeOf, type Handoff } from '../../../scenarios/cards.ts'
import { isAbroad } from '../../../world/bookings/abroad.ts'
import { isOnRequest } from '../../../world/bookings/answer-requests.ts'
import { repriceBasket } from '../../../world/bookings/basket.ts'
import { moveBooking } from '../../../world/bookings/booking.ts'
import type { BookingRecord } from '../../../world/bookings/bookings.ts'
import { isCharge } from '../../../world/payments/charge.ts'
import { instalmentsAnswer, takesInstalments } from '../../../world/payments/instalments.ts'
import { centsOf } from '../../../world/basics/money.ts'
import { statusAnswer, type Attempt } from '../../../world/payments/payments.ts'
import { takeCard } from '../../../world/payments/vault.ts'
import { priceBasket } from '../../../world/bookings/promotion.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { decline, cancelPendingChallenge, settle } from '../../../world/payments/settlement.ts'
import { pricingContextOf } from '../../../world/bookings/pricing-context.ts'
import { siteOf } from '../../../world/sites.ts'
import type { World } from '../../../world/world.ts'
import { widgetHtml } from '../../bank/page.ts'
import { callerOf } from '../../caller.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/order.yaml. */
export const order: Pick<Handlers<CallContext>, 'orderQuery' | 'orderInitialize'> = {
  orderQuery: async ({ body, context: { world, sessionId } }) => {
    if (body.kind === 'installments') {
      const products = world.bookings.find(sessionId)?.booking.products ?? []
      const needsSinglePayment = isAbroad(products, world.catalogue.seeds)
      return { status: 200, body: instalmentsAnswer(centsOf(body.amount), body.currency, body.bin, needsSinglePayment) }
    }
    const attempt = world.payments.byToken(body.token)
    const isOfCaller = attempt !== undefined && attempt.bookingId === sessionId
    if (!isOfCaller) throw new Refusal('not-found', 'There is no such payment of this booking.')
    return { status: 200, body: statusAnswer(attempt) }
  },

  orderInitialize: async ({ body, context }) => {
    const { world } = context
    const caller = await callerOf(context)
    if (body.token !== undefined && world.payments.byToken(body.token)) {
      throw new Refusal('wrong-step', 'There is a payment of this token.')
    }
    const card = cardOf(body, context)
    const { outcome, reason, bank, handoff } = outcomeOf(card, Math.trunc(world.clock.today() / 100))
    const attempt = { ...attemptOf(body, caller, world), ...(bank !== undefined && { bank }) }
    await cancelPendingChallenge(world, caller.id)
    await world.bookings.change(caller.id, (record) => beginPayment(record, { ...body, card }, world))
    await world.payments.start(attempt)
    if (outcome === 'frictionless') await settle(world, attempt.token)
    if (outcome === 'declined') await decline(world, attempt.token, reason)
    return {
      status: 200,
      body: outcome === 'challenge' ? challengeStep(attempt, context.bankUrl, handoff) : doneStep(attempt),
    }
  },
}

/**
 * The card of a payment: the submitted one, or the one that `cardRef` names and that was entered at the bank. A site
 * accepts cards in only one of the two ways (decision 21.7).
 */
function cardOf({ card, cardRef }: Schema<'OrderRequest'>, { world, site: { site } }: CallContext): Schema<'Card'> {
  const isHosted = (world.scenario().cardEntry ?? site.options.payment.cardEntry) === 'hosted'
  const acceptedCard = isHosted && cardRef !== undefined ? takeCard(world, cardRef) : card
  const isEnteredAtWrongPlace = isHosted && card !== undefined
  if (acceptedCard === undefined || isEnteredAtWrongPlace) {
    throw new Refusal('wrong-step', 'There is no such card, or it is not taken this way.')
  }
  return acceptedCard
}

/**
 * A new payment attempt. The gateway adds token, amount and URLs to a request; they are optional in the contract but
 * required here.
 */
function attemptOf(request: Schema<'OrderRequest'>, caller: BookingRecord, world: World): Attempt {
  const { token, amount, successUrl, errorUrl, installment, language } = request
  if (!token || !amount || !successUrl || !errorUrl) {
    throw new Refusal('bad-request', 'token, amount, successUrl and errorUrl are needed.')
  }
  return {
    token,
    transactionId: world.ids.next('transaction', 24),
    bookingId: caller.id,
    amount: centsOf(amount.value),
    currency: amount.currency,
    installment,
    language,
    merchant: siteOf(caller.account).site.name,
    successUrl,
    errorUrl,
    startedAt: world.clock.now(),
    status: TransactionStatus.InComplete,
    wrong: 0,
  }
}

/**
 * Prices the basket once more, stores these prices and moves the booking to `paying`. Refuses a basket that cannot be
 * sold, and an amount or number of instalments that does not fit the new prices.
 */
function beginPayment(
  record: BookingRecord,
  request: Schema<'OrderRequest'> & { card: Schema<'Card'> },
  world: World,
): void {
  const context = pricingContextOf(world, record)
  const products = repriceBasket(record.booking.products, context)
  if (products.length === 0) throw new Refusal('wrong-step', 'The basket is empty.')
  if (products.some((line) => line.availability === Availability.NotAvailable))
    throw new Refusal('sold-out', 'A line is not available any more.')
  if (isOnRequest(products)) throw new Refusal('wrong-step', 'Nothing is charged for a request before it is confirmed.')
  const totals = priceBasket(products, record.booking.promotion?.code, context.market.today)
  const { amount, installment, card } = request
  const isSplitAbroad = isAbroad(products, world.catalogue.seeds) && installment > 1
  if (isSplitAbroad || !takesInstalments(card.number, installment))
    throw new Refusal('wrong-step', 'The card has no such instalments.')
  if (amount === undefined || !isCharge({ products, ...totals }, amount, installment, siteOf(record.account))) {
    throw new Refusal('wrong-step', 'The amount is not what the basket costs now.')
  }
  if (record.state === 'failed') record.state = moveBooking(record.state, 'priced')
  record.state = moveBooking(record.state, 'paying')
  Object.assign(record.booking, { products, ...totals })
}

/** The payment is complete, so the browser has nothing left to do. */
const doneStep = ({ transactionId }: Attempt): Schema<'OrderStep'> => ({
  action: PaymentAction.Continue,
  transactionId,
  responseType: PaymentCheckStep.CheckCommitTransactionResponse,
})

/**
 * The step that takes the visitor to the bank's challenge. The test card selects its form, `handoff`; the usual one is a
 * form that the browser submits.
 */
function challengeStep(attempt: Attempt, bankUrl: string, handoff?: Handoff): Schema<'OrderStep'> {
  const { transactionId } = attempt
  const step = { transactionId, responseType: PaymentCheckStep.WaitPaymentStatus }
  if (handoff === 'elsewhere')
    return { ...step, action: PaymentAction.PostUrl, postUrl: 'https://bank.elsewhere.example/3ds' }
  if (handoff === 'RenderHtml') {
    const html = widgetHtml(attempt, bankUrl)
    return { ...step, action: PaymentAction.RenderHtml, html, scriptUrls: [`${bankUrl}/widget.js`] }
  }
  if (handoff !== undefined) {
    return { ...step, action: PaymentAction[handoff], postUrl: `${bankUrl}/3ds?transaction=${transactionId}` }
  }
  const html = `<input type="hidden" name="transaction" value="${transactionId}">`
  return { ...step, action: PaymentAction.PostForm, postUrl: `${bankUrl}/3ds`, html }
}
