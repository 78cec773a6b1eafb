import { toBookingCancellation } from '../own-booking/result.ts'
import { caseStateOf } from '../own-booking/cases.ts'
import { isCase } from '../payment/saga/cases.ts'
import { isDoubt } from '../payment/saga/moves.ts'
import { chargeOf } from '../payment/saga/result.ts'
import { isUnpaid, isWithdrawn, nextTask } from '../payment/saga/saga.ts'
import type { PaymentTools } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Cancellation, Intent, IntentState } from '../ports/records.ts'
import { paidInAll, partByTransfer } from '../translate/money/paid-in-all.ts'
import { isPaidLater } from '../translate/money/payable.ts'
import { rfc3339 } from '../translate/instant.ts'

type Case = Schemas['OpsCase']
type Act = Schemas['OpsActName']

/** The possible decisions in each state. `read-back` checks a doubtful state, so certain states do not have it. */
const ACTS: Partial<Record<IntentState, Act[]>> = {
  pending: ['read-back', 'booked', 'refunded'],
  unticketed: ['read-back', 'booked', 'refunded'],
  unpushed: ['read-back', 'booked', 'refunded'],
  awaited: ['read-back', 'booked', 'refunded'],
  unsure: ['read-back', 'booked', 'not-booked'],
  unplaced: ['read-back', 'booked', 'not-booked'],
  overdue: ['read-back', 'booked', 'not-booked'],
  'refund-task': ['refunded'],
}

/** Decisions which state that nothing was booked. */
const NOTHING_BOOKED: ReadonlySet<Act> = new Set(['refunded', 'not-booked'])

/** Time after which every call that was recorded before a doubt has ended, in milliseconds (decision 22.9). */
const CALLS_ENDED_MS = 60_000

/**
 * The decisions that a person can make now about a payment. While a call that books may still be running, nobody can
 * decide that nothing was booked.
 */
export function actsAt({ state, since }: Intent, now: number): Act[] {
  const acts = ACTS[state] ?? []
  const mayCallBeRunning = isDoubt(state) && now < since + CALLS_ENDED_MS
  return mayCallBeRunning ? acts.filter((act) => !NOTHING_BOOKED.has(act)) : acts
}

/** A payment as operators see it; undefined if no decision is needed. */
export function paymentCase(
  id: string,
  intent: Intent,
  now: number,
  { timings }: Pick<PaymentTools, 'timings'>,
): Case | undefined {
  const { state, reference, completion, quote, startedAt, since, checkedAt, ticket } = intent
  if (!isCase(state)) return undefined
  return {
    id,
    kind: 'payment',
    state: state as Case['state'],
    reference,
    ...(completion === undefined ? {} : { bookingNumber: completion.bookingNumber }),
    ...amountsOf(intent),
    method: quote.method,
    startedAt: rfc3339(startedAt),
    since: rfc3339(since),
    checkedAt: rfc3339(checkedAt),
    watched: nextTask(intent, now, timings) !== 'end',
    known: factsOf(intent),
    ...(ticket?.number === undefined ? {} : { reservation: ticket.number }),
    acts: actsAt(intent, now),
  }
}

/** The amount of the case: the money to pay back if some arrived late, otherwise what was charged or would be due. */
function amountsOf(intent: Intent): Pick<Case, 'amount' | 'byTransfer'> {
  const lateMoney = arrivedLate(intent)
  if (lateMoney !== undefined) return { amount: lateMoney, byTransfer: lateMoney }
  if (isWithdrawn(intent)) return paidOf(intent)
  return { amount: isUnpaid(intent) ? intent.quote.total : intent.quote.installment.total }
}

/**
 * What was paid for a booking that the agency has given up. If the sums of the agency contradict each other, only the
 * charge counts.
 */
function paidOf(intent: Intent): Pick<Case, 'amount' | 'byTransfer'> {
  const { quote, completion } = intent
  if (isUnpaid(intent)) {
    const { received } = completion ?? {}
    return received ? { amount: received, byTransfer: received } : { amount: quote.total }
  }
  const charge = chargeOf(intent)
  const amount = (completion && paidInAll(charge, completion)) ?? charge.charged
  const byTransfer = partByTransfer(amount, charge.charged)
  return { amount, ...(byTransfer ? { byTransfer } : {}) }
}

/**
 * The money that has arrived for a booking after it lapsed or was cancelled. Earlier versions did not record it
 * separately.
 */
function arrivedLate({ state, quote, completion, arrived }: Intent): Schemas['Money'] | undefined {
  if (state !== 'refund-task') return undefined
  return arrived ?? (isPaidLater(quote.method) ? completion?.received : undefined)
}

/** What is certain about a payment. */
const factsOf = (intent: Intent): Case['known'] => [
  isUnpaid(intent) && !arrivedLate(intent) && intent.state !== 'pending' ? 'unpaid' : 'paid',
  ...(intent.ticket === undefined ? [] : (['ticketed'] as const)),
  ...((intent.channel?.done ?? 0) === 0 ? [] : (['pushed'] as const)),
  // After a booking has lapsed, `commit` describes the call that gave it up, not a booking.
  ...(intent.commit === undefined || arrivedLate(intent) ? [] : [`commit-${intent.commit}` as const]),
]

const CANCEL_ACTS: Record<NonNullable<ReturnType<typeof caseStateOf>>, Act[]> = {
  requested: ['read-back'],
  unresolved: ['read-back', 'cancelled', 'not-cancelled'],
  'refund-due': ['refunded'],
}

/** A cancellation as operators see it; undefined if no decision is needed. */
export function cancellationCase(id: string, cancellation: Cancellation): Case | undefined {
  const state = caseStateOf(cancellation)
  if (state === undefined) return undefined
  const { number, refund, byTransfer, isCardRefunded } = cancellation
  const { askedAt, since, checkedAt, call, reservation, payment } = cancellation
  const transfer = payment === undefined && refund.value > 0 ? refund : byTransfer
  const result = toBookingCancellation(cancellation)
  return {
    id,
    kind: 'cancellation',
    state,
    reference: number,
    amount: isCardRefunded === true && byTransfer ? byTransfer : refund,
    ...(transfer ? { byTransfer: transfer } : {}),
    startedAt: rfc3339(askedAt),
    since: rfc3339(since),
    checkedAt: rfc3339(checkedAt),
    watched: state === 'requested',
    known: [
      payment === undefined && refund.value === 0 ? 'unpaid' : 'paid',
      ...(result?.state === 'cancelled' ? (['cancelled'] as const) : []),
      ...(call === undefined ? [] : [`commit-${call}` as const]),
    ],
    ...(reservation === undefined ? {} : { reservation: reservation.number }),
    acts: CANCEL_ACTS[state],
  }
}
