import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { CancellationTerms, PaymentTools } from '../../ports/payments.ts'
import type { Cancellation, Intent } from '../../ports/records.ts'
import { minorOf, type Money, moneyOf } from '../../translate/money/money.ts'
import { hasMoney } from '../../translate/money/paid-in-all.ts'
import type { Changes } from './changes.ts'
import { stateAfter } from './moves.ts'
import { heldUntil, isDoubtful, isTooLate, isUnpaid, isWithdrawn, settledCharge, withdrawnFacts } from './saga.ts'

/**
 * Monitors a booking that is held unpaid (decision 22.6). If money has arrived, the booking is kept; if not, it is
 * given up after its option date. Cancellations by the visitor are made elsewhere; what arrives after one is watched
 * here.
 */
export async function watch(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  if (intent.state === 'lapsed' || intent.state === 'refund-task') return watchEnded(intent, changes, tools)
  const { store, clock, client, step, log } = tools
  const cancelling = await cancellationOf(intent, store)
  if (cancelling?.cancelledAt !== undefined) return watchEnded(intent, changes, tools)
  // How it ends is not known yet: nothing is given up meanwhile.
  if (cancelling) return changes.count(intent)
  const seen = await client.held(intent)
  step('held-seen')
  const now = clock.now()
  const isDue = now >= (heldUntil(intent) ?? 0)
  if (seen.kind === 'no-response') return inDoubt(intent, now, changes, tools)
  const { kind, completion } = seen
  // A cancellation may have begun, or been made, while the agency was asked. It says itself what goes back.
  if (await cancellationOf(intent, store)) return changes.count(intent)
  if (kind === 'gone' && seen.terms === undefined && isForgotten(intent.completion, completion)) {
    return changes.move(intent, ['kept', 'withdrawn'], withdrawnFacts(intent.completion))
  }
  if (kind === 'gone') return changes.move(intent, 'lapsed', { completion })
  if (isDue && kind !== 'open') {
    const { site, reference, state } = intent
    // The remaining amount, and a surplus, are between the agency and its customer.
    const isOver = completion.paymentStatus === PaymentStatus.Over
    const places = kind === 'part' ? ['part-paid'] : isOver ? ['over-paid'] : []
    if (places.length > 0) log.event('payment-alert', { site, reference, state, places })
    return changes.move(intent, 'kept', { completion })
  }
  if (intent.state === 'reserved' && isDue) return release(intent, changes, tools)
  if (intent.state === 'reserved') {
    return changes.note(intent, ({ checks }) => ({ completion, checks: checks + 1, checkedAt: now }))
  }
  return intent.commit === 'refused' && intent.state === 'releasing'
    ? changes.move(intent, 'unresolved')
    : inDoubt(intent, now, changes, tools)
}

/** Whether money had come of which the agency says nothing any more. */
const isForgotten = (
  known: Schemas['Completion'] | undefined,
  said: Schemas['Completion'],
): known is Schemas['Completion'] => known !== undefined && hasMoney(known) && !hasMoney(said)

/**
 * Monitors a booking that has lapsed or was cancelled, by its visitor or at the agency. A transfer that arrives after
 * all belongs to no booking, so a person pays it back (decision 22.2). So does one that follows it before it was paid
 * back.
 */
async function watchEnded(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const { client, step, store, clock } = tools
  const seen = await client.held(intent)
  step('held-seen')
  const hasEnded = intent.state === 'lapsed' || intent.state === 'refund-task'
  const events = hasEnded ? [] : (['lapsed'] as const)
  const completion = seen.kind === 'no-response' ? undefined : seen.completion
  const terms = (await cancellationOf(intent, store)) ?? (seen.kind === 'gone' ? seen.terms : undefined)
  const arrived = unsettled(completion?.received, settledCharge(intent), terms)
  if (intent.state === 'refund-task' && !isMore(arrived, intent.arrived)) return changes.count(intent)
  if (completion && arrived) return changes.move(intent, [...events, 'arrived'], { completion, arrived })
  // The week of a booking that was cancelled early begins with its option date, too.
  const isEarly = clock.now() < (heldUntil(intent) ?? 0)
  return isEarly || events.length === 0 ? changes.count(intent) : changes.move(intent, events)
}

/** A smaller amount may mean that a refund was made but not recorded. */
const isMore = (arrived: Money | undefined, known: Money | undefined): boolean =>
  arrived?.currency === known?.currency && (arrived?.value ?? 0) > (known?.value ?? 0)

/**
 * Watches a cancelled booking again if money may still arrive: a held booking, or one with a deposit by card. The same
 * goes for a booking that the agency withdrew while its visitor cancelled it: the cancellation ends the doubt. Returns
 * undefined for any other payment, which has ended.
 */
export async function watchAgain(intent: Intent, changes: Changes, { store }: PaymentTools) {
  const mayReceive = isUnpaid(intent) || intent.quote.payLater !== undefined || isWithdrawn(intent)
  if (!mayReceive || stateAfter(intent.state, 'cancelled') === undefined) return undefined
  const cancelling = await cancellationOf(intent, store)
  return cancelling?.cancelledAt === undefined ? undefined : changes.move(intent, 'cancelled')
}

/**
 * The part of the received money that a cancellation neither keeps as its penalty nor pays back itself. It settles the
 * charge of a card, too, so the charge counts as paid; but never is more left than has arrived beside it.
 */
function unsettled(
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

/** The visitor's cancellation, unless it certainly had no effect. Until `cancelledAt` is set, it may have had one. */
async function cancellationOf({ bookingKey }: Intent, store: PaymentTools['store']): Promise<Cancellation | undefined> {
  const known = await store.read('cancellations', bookingKey)
  return known?.step === 'unsent' || known?.step === 'refused' ? undefined : known
}

/** The outcome is unknown: check again, and alert a person if that takes too long. */
function inDoubt(
  intent: Intent,
  now: number,
  changes: Changes,
  { timings }: PaymentTools,
): Promise<Intent | undefined> {
  const until = heldUntil(intent)
  const isLong = until === undefined ? isDoubtful(intent, now, timings) : isTooLate(intent, until, now, timings)
  return isLong && intent.state !== 'overdue' ? changes.move(intent, 'unresolved') : changes.count(intent)
}

/** Gives up a booking. Like every effect, it is recorded last before the call, so that nobody sends it twice. */
async function release(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const asked = await changes.move(intent, 'release', { commit: 'unknown' })
  if (!asked) return undefined
  const end = await tools.client.release(asked)
  tools.step('release-sent')
  if (end === 'done') return changes.move(asked, 'lapsed')
  if (end === 'not-sent') {
    return changes.move(asked, 'release-not-sent', { commit: 'not-sent', checks: intent.checks + 1 })
  }
  return changes.remember(asked, end)
}
