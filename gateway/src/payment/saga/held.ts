import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { CancellationTerms, PaymentTools } from '../../ports/payments.ts'
import type { Cancellation, Intent } from '../../ports/records.ts'
import { minorOf, type Money, moneyOf } from '../../translate/money/money.ts'
import { hasMoney } from '../../translate/money/paid-in-all.ts'
import type { Changes } from './changes.ts'
import { stateAfter } from './moves.ts'
import { heldUntil, isDoubtful, isTimeUp, isUnpaid, isWithdrawn, settledCharge, withdrawnFacts } from './saga.ts'

/**
 * Checks a booking that is held unpaid (decision 22.6). If money has arrived by the option date, the booking is kept.
 * If not, it is cancelled at the agency. Cancellations by the visitor are made in `own-booking/`, but money that
 * arrives after a cancellation is found here.
 */
export async function watchHeldBooking(
  intent: Intent,
  changes: Changes,
  tools: PaymentTools,
): Promise<Intent | undefined> {
  if (intent.state === 'lapsed' || intent.state === 'refund-task') return watchEnded(intent, changes, tools)
  const { store, clock, client, step, log } = tools
  const cancellation = await cancellationOf(intent, store)
  if (cancellation?.cancelledAt !== undefined) return watchEnded(intent, changes, tools)
  // The outcome of the cancellation is not known yet, so the booking is not cancelled a second time.
  if (cancellation) return changes.recordCheck(intent)
  const answer = await client.readHeldBooking(intent)
  step('held-seen')
  const now = clock.now()
  const isDue = now >= (heldUntil(intent) ?? 0)
  if (answer.kind === 'no-response') return checkAgainOrAlert(intent, now, changes, tools)
  const { kind, completion } = answer
  // The visitor may have started a cancellation while the agency was asked. Its record determines the refund.
  if (await cancellationOf(intent, store)) return changes.recordCheck(intent)
  if (kind === 'gone' && answer.terms === undefined && isPaymentMissing(intent.completion, completion)) {
    return changes.move(intent, ['kept', 'withdrawn'], withdrawnFacts(intent.completion))
  }
  if (kind === 'gone') return changes.move(intent, 'lapsed', { completion })
  if (isDue && kind !== 'open') {
    const { site, reference, state } = intent
    // The agency and its customer settle a remaining amount or a surplus between themselves.
    const isOver = completion.paymentStatus === PaymentStatus.Over
    const places = kind === 'part' ? ['part-paid'] : isOver ? ['over-paid'] : []
    if (places.length > 0) log.event('payment-alert', { site, reference, state, places })
    return changes.move(intent, 'kept', { completion })
  }
  if (intent.state === 'reserved' && isDue) return release(intent, changes, tools)
  if (intent.state === 'reserved') {
    return changes.recordCheck(intent, { completion })
  }
  return intent.commit === 'refused' && intent.state === 'releasing'
    ? changes.move(intent, 'unresolved')
    : checkAgainOrAlert(intent, now, changes, tools)
}

/** Whether the agency reported received money before, but no longer does. */
const isPaymentMissing = (
  previous: Schemas['Completion'] | undefined,
  reported: Schemas['Completion'],
): previous is Schemas['Completion'] => previous !== undefined && hasMoney(previous) && !hasMoney(reported)

/**
 * Checks a booking that has lapsed or was cancelled, by its visitor or at the agency. A late transfer belongs to no
 * booking, so a person pays it back (decision 22.2). Further transfers before that are added to the amount to pay back.
 */
async function watchEnded(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const { client, step, store, clock } = tools
  const answer = await client.readHeldBooking(intent)
  step('held-seen')
  const hasEnded = intent.state === 'lapsed' || intent.state === 'refund-task'
  const events = hasEnded ? [] : (['lapsed'] as const)
  const completion = answer.kind === 'no-response' ? undefined : answer.completion
  const terms = (await cancellationOf(intent, store)) ?? (answer.kind === 'gone' ? answer.terms : undefined)
  const arrived = amountToPayBack(completion?.received, settledCharge(intent), terms)
  if (intent.state === 'refund-task' && !isMore(arrived, intent.arrived)) return changes.recordCheck(intent)
  if (completion && arrived) return changes.move(intent, [...events, 'arrived'], { completion, arrived })
  // A booking that was cancelled before its option date becomes `lapsed` only at the option date. The week in which
  // late transfers are looked for therefore begins with the option date.
  const isBeforeOptionDate = clock.now() < (heldUntil(intent) ?? 0)
  return isBeforeOptionDate || events.length === 0 ? changes.recordCheck(intent) : changes.move(intent, events)
}

/** Whether more money has arrived. A smaller amount is ignored: a refund may have been made and not recorded. */
const isMore = (arrived: Money | undefined, previous: Money | undefined): boolean =>
  arrived?.currency === previous?.currency && (arrived?.value ?? 0) > (previous?.value ?? 0)

/**
 * Resumes the checks of a cancelled booking for which money may still arrive: a held booking, or a booking with a
 * deposit by card. Also resumes a booking that the agency withdrew while its visitor cancelled it, because the
 * cancellation resolves the doubt. Returns the changed payment; undefined for any other payment.
 */
export async function resumeCancelledBooking(intent: Intent, changes: Changes, { store }: PaymentTools) {
  const expectsMoney = isUnpaid(intent) || intent.quote.payLater !== undefined || isWithdrawn(intent)
  if (!expectsMoney || stateAfter(intent.state, 'cancelled') === undefined) return undefined
  const cancellation = await cancellationOf(intent, store)
  return cancellation?.cancelledAt === undefined ? undefined : changes.move(intent, 'cancelled')
}

/**
 * The part of the received transfers that a person has to pay back: all money paid, less the penalty and the refund of
 * the cancellation. Undefined if nothing is left. A card's charge counts as paid, because penalty and refund cover the
 * charge, too. The amount is never more than what arrived by transfer.
 */
function amountToPayBack(
  received: Money | undefined,
  charged: Money | undefined,
  { penalty, refund }: Partial<CancellationTerms> = {},
): Money | undefined {
  if (received === undefined) return undefined
  const minorIn = (money: Money | undefined) => (money?.currency === received.currency ? minorOf(money) : 0)
  const left = minorIn(received) + minorIn(charged) - minorIn(penalty) - minorIn(refund)
  const minor = Math.min(left, minorIn(received))
  return minor > 0 ? moneyOf(minor, received.currency) : undefined
}

/**
 * The visitor's cancellation, unless it certainly had no effect. As long as `cancelledAt` is not set, its effect is
 * unknown.
 */
async function cancellationOf({ bookingKey }: Intent, store: PaymentTools['store']): Promise<Cancellation | undefined> {
  const cancellation = await store.read('cancellations', bookingKey)
  return cancellation?.step === 'unsent' || cancellation?.step === 'refused' ? undefined : cancellation
}

/** Handles an unknown outcome: the booking is checked again, or left to a person once it has taken too long. */
function checkAgainOrAlert(
  intent: Intent,
  now: number,
  changes: Changes,
  { timings }: PaymentTools,
): Promise<Intent | undefined> {
  const optionDate = heldUntil(intent)
  const isLong =
    optionDate === undefined ? isDoubtful(intent, now, timings) : isTimeUp(intent, optionDate, now, timings)
  return isLong && intent.state !== 'overdue' ? changes.move(intent, 'unresolved') : changes.recordCheck(intent)
}

/**
 * Cancels an unpaid booking at the agency. The call is recorded before it is sent, so that no process sends it twice.
 */
async function release(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const releasing = await changes.move(intent, 'release', { commit: 'unknown' })
  if (!releasing) return undefined
  const outcome = await tools.client.release(releasing)
  tools.step('release-sent')
  if (outcome === 'done') return changes.move(releasing, 'lapsed')
  if (outcome === 'not-sent') {
    return changes.move(releasing, 'release-not-sent', { commit: 'not-sent', checks: intent.checks + 1 })
  }
  return changes.recordCommitOutcome(releasing, outcome)
}
