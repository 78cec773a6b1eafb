import { PaymentStatus } from '@rota/openapi/agency/enums'
import { addressee } from '../booking/recorded-site.ts'
import type { Context } from '../ports/context.ts'
import type { HeldBooking } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import { problemOf, rethrowBug } from '../ports/problem.ts'
import type { CommitEnd, Intent } from '../ports/records.ts'
import { minorOf } from '../translate/money/money.ts'
import { hasMoney } from '../translate/money/paid-in-all.ts'

/**
 * Reads the agency's current state of a booking that is held unpaid or is active (decision 22.6). `no-response` if the
 * call fails.
 */
export async function readHeldBooking(intent: Intent, context: Context): Promise<HeldBooking> {
  const { quote } = intent
  try {
    const { booking } = (await context.upstream('siteView', { ...addressee(context, intent), as: 'payment-check' }))
      .body
    if (booking?.completion === undefined) return { kind: 'no-response' }
    const { completion, cancellation } = booking
    if (cancellation !== undefined) return { kind: 'gone', completion, terms: cancellation }
    if (completion.status === 'errored') return { kind: 'gone', completion }
    const { paymentStatus } = completion
    const isPaid = paymentStatus === PaymentStatus.Paid || paymentStatus === PaymentStatus.Over
    if (isPaid || isDueAmountReceived(quote, completion.received)) return { kind: 'paid', completion }
    const isPart = paymentStatus === PaymentStatus.PartlyPaid || hasMoney(completion)
    return { kind: isPart ? 'part' : 'open', completion }
  } catch (error) {
    rethrowBug(error)
    return { kind: 'no-response' }
  }
}

/** Whether the amount due now has arrived. The agency reports a deposit as a part payment. */
function isDueAmountReceived({ payNow }: Intent['quote'], received: Schemas['Money'] | undefined): boolean {
  const isSameCurrency = received?.currency === payNow.currency && payNow.value > 0
  return isSameCurrency && minorOf(received) >= minorOf(payNow)
}

/** Cancels a booking that was not paid in time. Returns `done` only if the agency returns the booking as cancelled. */
export async function releaseHeldBooking(intent: Intent, context: Context): Promise<'done' | CommitEnd> {
  const { quote, since } = intent
  const zero = { value: 0, currency: quote.total.currency }
  const body = { key: 'cancellation', value: { penalty: zero, refund: zero, reason: 'lapsed' } } as const
  try {
    const call = { ...addressee(context, intent), body, recordedAt: since }
    const { booking } = (await context.upstream('reservationPatch', call)).body
    const isGone = booking.cancellation !== undefined || booking.completion?.status === 'errored'
    return isGone ? 'done' : 'unknown'
  } catch (error) {
    return problemOf(error).outcome ?? 'unknown'
  }
}
