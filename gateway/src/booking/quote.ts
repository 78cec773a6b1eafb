import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { brokenRules, Problem } from '../ports/problem.ts'
import type { Site } from '../ports/site.ts'
import { refusePayments, stoppedWays } from '../policy/switches/refusals.ts'
import { firstPaymentOf } from './hold.ts'
import { todayAt } from '../translate/today.ts'
import type { ContractData } from '../translate/contracts/facts.ts'
import { rateIdOf, sealQuote } from '../translate/hash.ts'
import {
  dueNow,
  fitsContract,
  NO_SUCH_PLAN,
  type Plan,
  priceQuote,
  type Pricing,
  refusalOf,
} from '../translate/quote.ts'

/** The booking to price, and how it will be paid. */
export interface QuoteRequest {
  site: Site
  booking: string
  request: Pricing['request']
  /** First digits of the card: they identify the bank, which determines the instalment plans. */
  bin?: string | undefined
  signal?: AbortSignalLike | undefined
  requestId: string
}

/** Store key of a quote. It contains the booking, so that no other booking can use the quote. */
export const quoteKey = (hash: string, booking: string) => `${hash}.${booking}`

/**
 * Prices a booking by the agency's current prices. Also returns the basket it priced and everything the price depends
 * on. Fails with `session-expired`, `empty-basket`, `sold-out`, `expired`, `wrong-step` if the booking is already made,
 * `payments-off`, 422 for a payment method or number of instalments that is not offered, and `upstream-contract` if the
 * prices do not add up to a valid amount.
 */
export async function currentQuote(
  { site, booking, request, bin, signal, requestId }: QuoteRequest,
  context: Context,
): Promise<{ quote: Schemas['Quote']; basket: Basket; pricing: Pricing; seller: ContractData['site'] }> {
  refusePayments(context, site)
  const { body: view } = await context.upstream('siteView', {
    site,
    sessionId: booking,
    as: 'payment-check',
    signal,
    requestId,
  })
  if (!view.booking) throw new Problem('session-expired')
  if (view.booking.completion) throw new Problem('wrong-step')
  const firstPaymentPercent = await firstPaymentOf(view.booking.products, booking, context)
  const { payment } = view.site.options
  const stoppedMethods = stoppedWays(context, site, payment.methods)
  const pricing: Pricing = {
    lines: view.booking.products,
    ...(firstPaymentPercent === undefined ? {} : { firstPaymentPercent }),
    ...(view.booking.promotion ? { promotion: view.booking.promotion } : {}),
    payment,
    ...(stoppedMethods.length === 0 ? {} : { stopped: stoppedMethods }),
    rates: view.rates,
    rateId: await rateIdOf(view.rates),
    today: todayAt(context.clock.now()),
    request,
  }
  const refusal = refusalOf(pricing)
  if (refusal && 'conflict' in refusal) throw new Problem(refusal.conflict)
  if (refusal) throw new Problem('validation', brokenRules(refusal))
  const priced = priceQuote({
    ...pricing,
    plans: await plansFor(pricing, { site, booking, bin, signal, requestId }, context),
  })
  if (!priced) throw new Problem('validation', brokenRules(NO_SUCH_PLAN))
  if (!fitsContract(priced.quote)) throw new Problem('upstream-contract')
  return { quote: await sealQuote(priced, context.clock.now()), basket: view.booking, pricing, seller: view.site }
}

/** A booking as the agency returns it, without our version number. */
export type Basket = Omit<Schemas['Booking'], 'version'>

/** The agency's instalment plans for the amount payable now. Not requested for a single payment. */
async function plansFor(
  pricing: Pricing,
  { site, booking, bin, signal, requestId }: Omit<QuoteRequest, 'request'>,
  context: Context,
): Promise<Plan[]> {
  if (pricing.request.installment === 1) return []
  const { value, currency } = dueNow(pricing)
  const { body } = await context.upstream('orderQuery', {
    site,
    sessionId: booking,
    signal,
    requestId,
    body: { kind: 'installments', ...(bin === undefined ? {} : { bin }), amount: value, currency },
  })
  return body.kind === 'installments' ? body.options : []
}
