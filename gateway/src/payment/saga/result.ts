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

/** The agency decides about a request within 24 hours (decision 24.2); milliseconds. */
const ANSWERED_WITHIN = 24 * 3_600_000

/**
 * Writes that publish a payment's new state to the holder of the booking token. The first result also closes the
 * booking's session, because a paid basket cannot be paid again. The records of attempt and generation are first
 * assumed to be as this payment wrote them, and not read. If the transaction finds others, the caller tries again with
 * `isRetry`, and they are read.
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
  const known = isFirst ? undefined : await store.read('bookings', intent.bookingKey)
  // If nothing was published, the visitor is still in the checkout and may try again. What was published was a doubt.
  if (isRefused && known === undefined) return []
  // A cancellation since then must not be overwritten.
  if (known?.result.cancellation !== undefined) return []
  const closing = isFirst ? await closingWrites(intent, isRetry, { store, clock }) : []
  const record = { site: intent.site, result: bookingResult(intent, state), source: sourceOf(intent) }
  return [...closing, ...resultWrites(intent.bookingKey, record, clock.now(), known)]
}

/** Writes that close the session of the booking. */
async function closingWrites(
  { token, booking, generation, startedAt, idempotencyKey }: Intent,
  isRetry: boolean,
  { store, clock }: Pick<PaymentTools, 'store' | 'clock'>,
): Promise<RecordWrite[]> {
  if (generation !== undefined && !isRetry) {
    const written = generationOf(generation, startedAt, idempotencyKey)
    return [{ area: 'attempts', key: booking, was: { token } }, endedSession(written, booking, clock.now())]
  }
  const [latest, known] = await Promise.all([store.read('attempts', booking), store.read('generations', booking)])
  // A commit that was sent again after a doubt gets here twice. Ended a second time, the session could not follow its
  // payment (D12).
  if (known?.committed === true) return []
  // A payment that arrives after its attempt has expired must not close a booking that another attempt is paying.
  return latest?.token === token ? [endedSession(known, booking, clock.now())] : []
}

/**
 * Whether the published result already says this. The state alone is not enough: a payment in doubt may get a booking
 * number, a booking may be paid in parts, and its documents become ready. Committed means that nothing is due any more,
 * refunded that the time is known.
 */
const isPublished = (was: Intent, state: Result['state'], { completion, state: now }: Intent) =>
  RESULT_STATES[was.state] === state &&
  was.completion?.bookingNumber === completion?.bookingNumber &&
  was.completion?.paymentStatus === completion?.paymentStatus &&
  isSame(was.completion?.received, completion?.received) &&
  isSame(was.completion?.documents, completion?.documents) &&
  (was.state === now || (now !== 'committed' && now !== 'refunded'))

const isSame = (one: unknown, other: unknown) => canonical(one ?? null) === canonical(other ?? null)

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
    ...(state === 'requested' ? { answerBy: rfc3339(intent.startedAt + ANSWERED_WITHIN) } : {}),
    payAtHotel: quote.payAtHotel,
    createdAt: rfc3339(intent.startedAt),
    documents: state === 'lapsed' ? [] : (completion?.documents ?? []),
  }
  if (isUnpaid(intent) || completion === undefined) return result
  const charge = chargeOf(intent)
  // Nobody knows how much of the rest was paid on the telephone, only that nothing is due any more. As partly paid, only
  // what is known counts.
  const { isRestSettled = false } = intent
  const paid = paidInAll(
    charge,
    isRestSettled ? { ...completion, paymentStatus: PaymentStatus.PartlyPaid } : completion,
  )
  return paid ? withRest(result, isRestSettled ? { ...charge, rest: undefined } : charge, paid) : result
}

/** What a card was charged, and the rest that a deposit has left. */
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
  const until = optionDate === undefined ? {} : { optionDate }
  // Where there is no booking, or nobody knows whether there is one, money would belong to none.
  if (state === 'refused' || (state === 'pending' && isUnpaid(intent))) return {}
  if (state === 'lapsed' || (state === 'refund' && isUnpaid(intent))) return until
  const isAsked = quote.method === 'transfer' && !isPaid
  return {
    ...(isAsked ? { payNow, banks: banks ?? [] } : {}),
    ...restOf(intent),
    ...(isPaid ? {} : until),
  }
}

/** What is paid later, less what was received above the first amount. */
function restOf(intent: Intent): Pick<Result, 'payLater' | 'payLaterBy'> {
  const { quote, completion } = intent
  const { payNow, payLater, payLaterBy } = quote
  if (payLater === undefined) return {}
  const by = payLaterBy === undefined ? {} : { payLaterBy }
  if (!isUnpaid(intent)) return { payLater, ...by }
  if ((completion?.paymentStatus ?? PaymentStatus.UnPaid) >= PaymentStatus.Paid) return {}
  const received = completion?.received
  if (received?.currency !== payLater.currency) return { payLater, ...by }
  const beyond = Math.max(0, minorOf(received) - minorOf(payNow))
  const minor = Math.max(0, minorOf(payLater) - beyond)
  return minor === 0 ? {} : { payLater: moneyOf(minor, payLater.currency), ...by }
}
