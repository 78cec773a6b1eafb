import { PaymentStatus } from '@rota/openapi/agency/enums'
import { recordFoundCancellation } from '../own-booking/found-cancellation.ts'
import type { AgencyCancellation, PaymentTools } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Intent, Records } from '../ports/records.ts'
import type { Lease, RecordWrite } from '../ports/store.ts'
import { paidForHeld, paidInAll } from '../translate/money/paid-in-all.ts'
import { changesOf } from './saga/changes.ts'
import type { PaymentEvent } from './saga/moves.ts'
import { chargeOf, publication } from './saga/result.ts'
import { CHECK_INTERVAL_MS } from './saga/run.ts'
import { heldUntil, isUnpaid, isWithdrawn, withdrawnFacts } from './saga/saga.ts'

const PARTLY = PaymentStatus.PartlyPaid

/**
 * Whether a booking needs the checks of this file: it was made and the payment runner no longer checks it, or the
 * agency withdrew it and may still make it again.
 */
const needsCheck = (intent: Intent): boolean =>
  intent.state === 'committed' ||
  isWithdrawn(intent) ||
  (intent.state === 'reserved' && heldUntil(intent) === undefined)

/** Minimum time between two checks of a certain booking for which no more money is expected, in milliseconds. */
const COMPLETE_CHECK_INTERVAL_MS = 60_000

/** Whether the customer may still pay something. After a full card payment nothing more is due. */
const expectsMoney = (intent: Intent): boolean => isUnpaid(intent) || intent.quote.payLater !== undefined

/**
 * Asks the agency what has been paid for a completed booking, and whether the booking was cancelled or withdrawn there
 * (decision 22.6). Records the answer. Called when a visitor opens the page of a booking. Only one gateway asks at a
 * time, every two seconds at most.
 */
export async function checkActiveBooking(token: string, tools: PaymentTools): Promise<void> {
  const { store, clock, timings } = tools
  const stored = await store.read('intents', token)
  if (stored === undefined || !needsCheck(stored)) return
  const interval = expectsMoney(stored) || isWithdrawn(stored) ? CHECK_INTERVAL_MS : COMPLETE_CHECK_INTERVAL_MS
  if (clock.now() - stored.checkedAt < interval) return
  const intent: Intent = { ...stored, checkedAt: clock.now() }
  const checkWrite: RecordWrite = { area: 'intents', key: token, was: stored, becomes: intent }
  const lease = await store.lease('running', token, timings.lease, [checkWrite])
  if (lease === undefined) return
  try {
    await askAgency(intent, lease, tools)
  } finally {
    if (lease.isHeld) await lease.end()
  }
}

/** Asks the agency about the booking and records what has changed. */
async function askAgency(intent: Intent, lease: Lease, tools: PaymentTools): Promise<void> {
  const { store, client, step } = tools
  step('booking-check-noted')
  const answer = await client.readHeldBooking(intent)
  step('booking-check-seen')
  const booking = await store.read('bookings', intent.bookingKey)
  if (answer.kind === 'no-response' || booking === undefined || booking.result.cancellation !== undefined) return
  const { completion } = answer
  const move = async (events: readonly PaymentEvent[], facts: Partial<Intent>) =>
    void (await changesOf(tools).move(intent, events, facts, { ends: [lease] }))
  if (answer.kind === 'gone' && answer.terms !== undefined) {
    // The agency names the terms of the cancellation, so there was a booking.
    if (isWithdrawn(intent)) await move(['booked'], { completion })
    return recordAgencyCancellation(intent, booking, { completion, terms: answer.terms }, tools)
  }
  if (isWithdrawn(intent)) return completion.status === 'confirmed' ? move(['booked'], { completion }) : undefined
  if (answer.kind !== 'gone') return recordCompletion(intent, completion, lease, tools)
  // An operator has already decided about a booking that was withdrawn.
  if (intent.completion?.status === 'errored') return
  const lastCompletion = intent.completion ?? completion
  const isKept = intent.state === 'reserved' && hasPayment(lastCompletion)
  await move(isKept ? ['kept', 'withdrawn'] : ['withdrawn'], withdrawnFacts(lastCompletion))
}

/**
 * Records the amounts that the agency reports, and publishes them in the result of the booking. If the amounts
 * contradict each other, records nothing but this, and alerts an operator once.
 */
async function recordCompletion(
  intent: Intent,
  reported: Schemas['Completion'],
  lease: Lease,
  tools: PaymentTools,
): Promise<void> {
  const { store, log, step } = tools
  const { isContradicted = false, ...fields } = intent
  const { site, reference, state } = intent
  const alert = (place: string) => log.event('payment-alert', { site, reference, state, places: [place] })
  const { completion, isRestSettled } = balanceSettledElsewhere(intent, reported) ?? { completion: reported }
  if (isRestSettled === undefined && !isCertain(intent, reported)) {
    if (isContradicted || !isNewContradiction(intent, reported)) return
    alert('contradictory-sums')
    const contradicted: Intent = { ...intent, isContradicted: true }
    await store.transact([{ area: 'intents', key: intent.token, was: intent, becomes: contradicted }], [lease])
    return
  }
  const becomes: Intent = { ...fields, completion, ...(isRestSettled ? { isRestSettled } : {}) }
  const resultWrites = await publication(becomes, intent, tools)
  if (resultWrites.length === 0 && !isContradicted && intent.completion?.status === completion.status) return
  // The alert precedes the write, because a duplicate alert is better than none.
  if (completion.paymentStatus === PaymentStatus.Over && intent.completion?.paymentStatus !== PaymentStatus.Over) {
    alert('over-paid')
  }
  // The transaction fails if the booking has been cancelled meanwhile: then the cancellation records what was paid.
  await store.transact([{ area: 'intents', key: intent.token, was: intent, becomes }, ...resultWrites], [lease])
  step('booking-check-told')
}

/**
 * Whether the agency's report determines the total amount paid. It does not if the money is in another currency, the
 * payment status contradicts the amount, or no amount is named. The recorded amount then stays (decision 26.3).
 */
function isCertain(intent: Intent, completion: Schemas['Completion']): boolean {
  if (completion.status !== 'confirmed') return false
  if (!isUnpaid(intent)) return paidInAll(chargeOf(intent), completion) !== undefined
  return completion.received !== undefined || (intent.completion?.received === undefined && !hasPayment(completion))
}

/** Whether the agency reports a payment, in part or in full. */
const hasPayment = ({ paymentStatus }: Schemas['Completion']) => paymentStatus >= PARTLY

/**
 * Whether an uncertain report follows a certain one, so that an operator has to find out what was paid. Always false
 * after a full card payment: an amount reported as received may then be the card charge itself.
 */
function isNewContradiction(intent: Intent, reported: Schemas['Completion']): boolean {
  const { completion } = intent
  return (
    expectsMoney(intent) && reported.status === 'confirmed' && completion !== undefined && isCertain(intent, completion)
  )
}

/**
 * The facts if the balance was paid outside the reported channels, for example by telephone: the agency reported a part
 * payment before and reports full payment now. Undefined otherwise.
 */
function balanceSettledElsewhere(
  intent: Intent,
  reported: Schemas['Completion'],
): (Pick<Intent, 'isRestSettled'> & { completion: Schemas['Completion'] }) | undefined {
  const previous = intent.completion
  if (reported.status !== 'confirmed' || previous?.paymentStatus !== PARTLY) return undefined
  if (reported.paymentStatus !== PaymentStatus.Paid) return undefined
  if (isUnpaid(intent)) {
    const { received } = previous
    // The agency no longer names the amount that it named before, so the previous amount is kept.
    const lacksAmount = received !== undefined && reported.received === undefined
    return lacksAmount ? { completion: { ...reported, received }, isRestSettled: true } : undefined
  }
  const charge = chargeOf(intent)
  if (paidInAll(charge, reported) !== undefined) return undefined
  const previousTotal = paidInAll(charge, previous)
  const total = paidInAll(charge, { ...reported, paymentStatus: PARTLY })
  const isLess = previousTotal === undefined || total === undefined || total.value < previousTotal.value
  return isLess ? undefined : { completion: reported, isRestSettled: true }
}

/** Records a cancellation that was made at the agency, for example by telephone. */
async function recordAgencyCancellation(
  intent: Intent,
  { result, source }: Records['bookings'],
  { completion, terms }: { completion: Schemas['Completion']; terms: AgencyCancellation },
  tools: PaymentTools,
): Promise<void> {
  const charge = isUnpaid(intent) ? undefined : chargeOf(intent)
  const paid = charge ? paidInAll(charge, completion) : paidForHeld(result.paid, completion)
  const ownBooking = { key: intent.bookingKey, result, source }
  const site = { host: intent.site, origin: intent.origin }
  await recordFoundCancellation(ownBooking, { ...terms, charge, paid }, site, tools)
}
