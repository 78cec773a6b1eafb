import { PaymentStatus } from '@rota/openapi/agency/enums'
import { recordFound } from '../own-booking/at-agency.ts'
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

/** Whether a booking is active and not watched by a runner, or was withdrawn by the agency and may be made again. */
const isActive = (intent: Intent): boolean =>
  intent.state === 'committed' ||
  isWithdrawn(intent) ||
  (intent.state === 'reserved' && heldUntil(intent) === undefined)

/** Minimum time between two checks of a booking that is not in doubt and expects no more money, in milliseconds. */
const COMPLETE_CHECK_INTERVAL_MS = 60_000

/** After a full card payment nothing more is due. */
const mayReceive = (intent: Intent): boolean => isUnpaid(intent) || intent.quote.payLater !== undefined

/**
 * Asks the agency about a completed booking: what has been paid, and whether it was cancelled or withdrawn there
 * (decision 22.6). Only one gateway asks at a time, every two seconds at most.
 */
export async function checkActiveBooking(token: string, tools: PaymentTools): Promise<void> {
  const { store, clock, timings } = tools
  const known = await store.read('intents', token)
  if (known === undefined || !isActive(known)) return
  const interval = mayReceive(known) || isWithdrawn(known) ? CHECK_INTERVAL_MS : COMPLETE_CHECK_INTERVAL_MS
  if (clock.now() - known.checkedAt < interval) return
  const asked: Intent = { ...known, checkedAt: clock.now() }
  const step: RecordWrite = { area: 'intents', key: token, was: known, becomes: asked }
  const lease = await store.lease('running', token, timings.lease, [step])
  if (lease === undefined) return
  try {
    await ask(asked, lease, tools)
  } finally {
    if (lease.isHeld) await lease.end()
  }
}

async function ask(asked: Intent, lease: Lease, tools: PaymentTools): Promise<void> {
  const { store, client, step } = tools
  step('booking-check-noted')
  const seen = await client.held(asked)
  step('booking-check-seen')
  const booking = await store.read('bookings', asked.bookingKey)
  if (seen.kind === 'no-response' || booking === undefined || booking.result.cancellation !== undefined) return
  const { completion } = seen
  const moved = async (events: readonly PaymentEvent[], facts: Partial<Intent>) =>
    void (await changesOf(tools).move(asked, events, facts, { ends: [lease] }))
  if (seen.kind === 'gone' && seen.terms !== undefined) {
    // The agency names the terms of the cancellation, so there was a booking.
    if (isWithdrawn(asked)) await moved(['booked'], { completion })
    return cancelledThere(asked, booking, { completion, terms: seen.terms }, tools)
  }
  if (isWithdrawn(asked)) return completion.status === 'confirmed' ? moved(['booked'], { completion }) : undefined
  if (seen.kind !== 'gone') return note(asked, completion, lease, tools)
  // An operator has already decided what this means.
  if (asked.completion?.status === 'errored') return
  const known = asked.completion ?? completion
  const isKept = asked.state === 'reserved' && isPart(known)
  await moved(isKept ? ['kept', 'withdrawn'] : ['withdrawn'], withdrawnFacts(known))
}

/** Records what the agency says of the money, together with the result that says so. */
async function note(asked: Intent, said: Schemas['Completion'], lease: Lease, tools: PaymentTools): Promise<void> {
  const { store, log, step } = tools
  const { site, reference, state, isContradicted = false, ...rest } = asked
  const alert = (place: string) => log.event('payment-alert', { site, reference, state, places: [place] })
  const { completion, isRestSettled } = settledElsewhere(asked, said) ?? { completion: said }
  if (isRestSettled === undefined && !isCertain(asked, said)) {
    if (isContradicted || !isNewDoubt(asked, said)) return
    alert('contradictory-sums')
    const doubted: Intent = { ...asked, isContradicted: true }
    await store.transact([{ area: 'intents', key: asked.token, was: asked, becomes: doubted }], [lease])
    return
  }
  const becomes: Intent = { site, reference, state, ...rest, completion, ...(isRestSettled ? { isRestSettled } : {}) }
  const told = await publication(becomes, asked, tools)
  if (told.length === 0 && !isContradicted && asked.completion?.status === completion.status) return
  // Reported before it is written: a duplicate report is better than none.
  if (completion.paymentStatus === PaymentStatus.Over && asked.completion?.paymentStatus !== PaymentStatus.Over) {
    alert('over-paid')
  }
  // Fails if the booking has been cancelled meanwhile: its cancellation says what was paid.
  await store.transact([{ area: 'intents', key: asked.token, was: asked, becomes }, ...told], [lease])
  step('booking-check-told')
}

/**
 * Whether the agency says how much was paid in all. If not, what is known stays as it is (decision 26.3): the money is
 * in another currency, its status contradicts it, or it names no amount.
 */
function isCertain(intent: Intent, completion: Schemas['Completion']): boolean {
  if (completion.status !== 'confirmed') return false
  if (!isUnpaid(intent)) return paidInAll(chargeOf(intent), completion) !== undefined
  return completion.received !== undefined || (intent.completion?.received === undefined && !isPart(completion))
}

const isPart = ({ paymentStatus }: Schemas['Completion']) => paymentStatus >= PARTLY

/**
 * Whether the agency's amounts have become inconsistent, so that an operator has to find out what was paid. After a
 * full card payment nothing more is due: an amount reported as received may be the card charge itself.
 */
function isNewDoubt(intent: Intent, said: Schemas['Completion']): boolean {
  const { completion } = intent
  return mayReceive(intent) && said.status === 'confirmed' && completion !== undefined && isCertain(intent, completion)
}

/**
 * The facts if the balance was paid outside the reported channels, for example by telephone: the agency reported a part
 * payment before and reports full payment now. Undefined otherwise.
 */
function settledElsewhere(
  intent: Intent,
  said: Schemas['Completion'],
): (Pick<Intent, 'isRestSettled'> & { completion: Schemas['Completion'] }) | undefined {
  const before = intent.completion
  if (said.status !== 'confirmed' || before?.paymentStatus !== PARTLY) return undefined
  if (said.paymentStatus !== PaymentStatus.Paid) return undefined
  if (isUnpaid(intent)) {
    const { received } = before
    // What was paid stays as known.
    const isUnnamed = received !== undefined && said.received === undefined
    return isUnnamed ? { completion: { ...said, received }, isRestSettled: true } : undefined
  }
  const charge = chargeOf(intent)
  if (paidInAll(charge, said) !== undefined) return undefined
  const [known, now] = [paidInAll(charge, before), paidInAll(charge, { ...said, paymentStatus: PARTLY })]
  const isLess = known === undefined || now === undefined || now.value < known.value
  return isLess ? undefined : { completion: said, isRestSettled: true }
}

/** Records a cancellation on the telephone. */
async function cancelledThere(
  intent: Intent,
  { result, source }: Records['bookings'],
  { completion, terms }: { completion: Schemas['Completion']; terms: AgencyCancellation },
  tools: PaymentTools,
): Promise<void> {
  const charge = isUnpaid(intent) ? undefined : chargeOf(intent)
  const paid = charge ? paidInAll(charge, completion) : paidForHeld(result.paid, completion)
  const own = { key: intent.bookingKey, result, source }
  await recordFound(own, { ...terms, charge, paid }, { host: intent.site, origin: intent.origin }, tools)
}
