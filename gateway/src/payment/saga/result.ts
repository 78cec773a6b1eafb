import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import { endedSession, generationOf } from '../../guards/generations.ts'
import { resultWrites } from '../../booking/numbers.ts'
import type { Intent, IntentState } from '../../ports/records.ts'
import { rfc3339 } from '../../translate/instant.ts'
import { canonical } from '../../translate/hash.ts'
import { minorOf, moneyOf } from '../../translate/money/money.ts'
import { type CardCharge, paidInAll } from '../../translate/money/paid-in-all.ts'
import { withRest } from '../../translate/money/rest.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import type { RecordWrite } from '../../ports/store.ts'
import { isUnpaid } from './saga.ts'

type Result = Schemas['BookingResult']

/** The state of the published result, for each state of a payment. Other states have no result. */
const RESULT_STATES: Partial<Record<IntentState, Result['state']>> = {
  committed: 'booked',
  pending: 'pending',
  unsure: 'pending',
  unticketed: 'pending',
  unpushed: 'pending',
  unplaced: 'pending',
  'refund-task': 'refund',
  refunded: 'refund',
  requested: 'requested',
  awaited: 'pending',
  denied: 'refused',
  reserved: 'booked',
  releasing: 'booked',
  overdue: 'booked',
  lapsed: 'lapsed',
}

/** Time within which the agency decides about a request, in milliseconds (decision 24.2). */
const DECISION_TIME_MS = 24 * 3_600_000

/**
 * Returns the writes that publish a payment's new state as a booking result, which the holder of the booking token can
 * read. Empty if the published result stays the same. The first result also closes the booking's session, because a
 * paid basket cannot be paid again.
 * @param was the payment before the change
 * @param isRetry whether the previous transaction failed. The first one assumes that the records of attempt and
 * generation are as this payment wrote them, which saves reading them. A retry reads them.
 */
export async function publication(
  intent: Intent,
  was: Intent,
  { store, clock }: Pick<PaymentTools, 'store' | 'clock'>,
  isRetry = false,
): Promise<RecordWrite[]> {
  const isRefused = isUnpaid(intent) && intent.state === 'declined' && was.state !== 'declined'
  const state = isRefused ? 'refused' : RESULT_STATES[intent.state]
  if (!state || isPublished(was, state, intent)) return []
  const isFirst = !isRefused && RESULT_STATES[was.state] === undefined
  const published = isFirst ? undefined : await store.read('bookings', intent.bookingKey)
  // Without a published result, the visitor is still in the checkout and may try again. With one, the outcome was in
  // doubt before, and the result has to say that the booking was refused.
  if (isRefused && published === undefined) return []
  // The result of a booking that was cancelled meanwhile must not be overwritten.
  if (published?.result.cancellation !== undefined) return []
  const sessionWrites = isFirst ? await closingWrites(intent, isRetry, { store, clock }) : []
  const record = { site: intent.site, result: bookingResult(intent, state), source: sourceOf(intent) }
  return [...sessionWrites, ...resultWrites(intent.bookingKey, record, clock.now(), published)]
}

/** Writes that close the session of the booking. */
async function closingWrites(
  { token, booking, generation, startedAt, idempotencyKey }: Intent,
  isRetry: boolean,
  { store, clock }: Pick<PaymentTools, 'store' | 'clock'>,
): Promise<RecordWrite[]> {
  if (generation !== undefined && !isRetry) {
    const expected = generationOf(generation, startedAt, idempotencyKey)
    return [{ area: 'attempts', key: booking, was: { token } }, endedSession(expected, booking, clock.now())]
  }
  const [latest, current] = await Promise.all([store.read('attempts', booking), store.read('generations', booking)])
  // A commit that was sent again after a doubt gets here twice. The session must not be ended a second time, because it
  // could then not follow its payment (D12).
  if (current?.committed === true) return []
  // A payment that arrives after its attempt has expired must not close a booking that another attempt is paying.
  return latest?.token === token ? [endedSession(current, booking, clock.now())] : []
}

/**
 * Whether the published result already shows the payment's new state. The result's state alone is not enough: a payment
 * in doubt may get a booking number, a booking may be paid in parts, and its documents may become ready. Two states
 * always change the result: after `committed` nothing more is due, and `refunded` has the time of the refund.
 */
const isPublished = (was: Intent, state: Result['state'], { completion, state: now }: Intent) =>
  RESULT_STATES[was.state] === state &&
  was.completion?.bookingNumber === completion?.bookingNumber &&
  was.completion?.paymentStatus === completion?.paymentStatus &&
  isSame(was.completion?.received, completion?.received) &&
  isSame(was.completion?.documents, completion?.documents) &&
  (was.state === now || (now !== 'committed' && now !== 'refunded'))

const isSame = (first: unknown, second: unknown) => canonical(first ?? null) === canonical(second ?? null)

/** What the published record has besides the result: which booking, payment and reservation it comes from. */
const sourceOf = (intent: Intent) => ({
  booking: intent.booking,
  rates: intent.quote.rate.rates,
  ...(isUnpaid(intent) ? { attempt: intent.token } : { payment: intent.token }),
  ...(intent.ticket?.number === undefined ? {} : { reservation: intent.ticket.number }),
})

function bookingResult(intent: Intent, state: Result['state']): Result {
  const { quote, completion, reference } = intent
  const result: Result = {
    state,
    ...(completion ? { bookingNumber: completion.bookingNumber } : { reference }),
    lines: quote.lines,
    ...(quote.promotion ? { promotion: quote.promotion } : {}),
    total: quote.total,
    ...paidOf(intent),
    ...(intent.refundedAt === undefined ? {} : { refundedAt: rfc3339(intent.refundedAt) }),
    method: quote.method,
    installment: quote.installment.num,
    ...(completion ? { paymentStatus: completion.paymentStatus } : {}),
    ...dueOf(intent, state),
    ...(state === 'requested' ? { answerBy: rfc3339(intent.startedAt + DECISION_TIME_MS) } : {}),
    payAtHotel: quote.payAtHotel,
    createdAt: rfc3339(intent.startedAt),
    documents: state === 'lapsed' ? [] : (completion?.documents ?? []),
  }
  if (isUnpaid(intent) || completion === undefined) return result
  const charge = chargeOf(intent)
  // If the rest was paid in a way that the agency does not report, its amount is unknown, but nothing more is due. The
  // total then counts only the reported amounts, as for a part payment.
  const { isRestSettled = false } = intent
  const paid = paidInAll(
    charge,
    isRestSettled ? { ...completion, paymentStatus: PaymentStatus.PartlyPaid } : completion,
  )
  return paid ? withRest(result, isRestSettled ? { ...charge, rest: undefined } : charge, paid) : result
}

/** What a card was charged, and what remains to be paid after a deposit. */
export const chargeOf = ({ quote }: Intent): CardCharge => ({ charged: quote.installment.total, rest: quote.payLater })

/** The amount paid; for a held booking, the amount received so far. */
function paidOf(intent: Intent): Pick<Result, 'paid' | 'paidAt'> {
  const { total } = intent.quote.installment
  if (isUnpaid(intent)) return { paid: intent.completion?.received ?? { ...total, value: 0 } }
  return { paid: total, paidAt: rfc3339(intent.paidAt ?? intent.since) }
}

/** The amount due, by when, and to which accounts. */
function dueOf(intent: Intent, state: Result['state']) {
  const { quote, banks } = intent
  const { paymentStatus = PaymentStatus.UnPaid } = intent.completion ?? {}
  const isPaid = intent.state === 'committed' || paymentStatus >= PaymentStatus.Paid
  const { payNow, optionDate } = quote
  const option = optionDate === undefined ? {} : { optionDate }
  // Nothing is due if there is no booking, or if it is unknown whether there is one.
  if (state === 'refused' || (state === 'pending' && isUnpaid(intent))) return {}
  if (state === 'lapsed' || (state === 'refund' && isUnpaid(intent))) return option
  const isTransferDue = quote.method === 'transfer' && !isPaid
  return {
    ...(isTransferDue ? { payNow, banks: banks ?? [] } : {}),
    ...remainingAmountOf(intent),
    ...(isPaid ? {} : option),
  }
}

/** The amount to pay later, less the money received beyond the first amount. */
function remainingAmountOf(intent: Intent): Pick<Result, 'payLater' | 'payLaterBy'> {
  const { quote, completion } = intent
  const { payNow, payLater, payLaterBy } = quote
  if (payLater === undefined) return {}
  const deadline = payLaterBy === undefined ? {} : { payLaterBy }
  if (!isUnpaid(intent)) return { payLater, ...deadline }
  if ((completion?.paymentStatus ?? PaymentStatus.UnPaid) >= PaymentStatus.Paid) return {}
  const received = completion?.received
  if (received?.currency !== payLater.currency) return { payLater, ...deadline }
  const beyond = Math.max(0, minorOf(received) - minorOf(payNow))
  const minor = Math.max(0, minorOf(payLater) - beyond)
  return minor === 0 ? {} : { payLater: moneyOf(minor, payLater.currency), ...deadline }
}
