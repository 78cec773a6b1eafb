import { PaymentStatus } from '@rota/openapi/agency/enums'
import { recordFound } from '../own-booking/at-agency.ts'
import type { HeldBooking, PaymentTools } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import type { BookingSource, Intent, Records } from '../ports/records.ts'
import type { Lease, Step } from '../ports/store.ts'
import { paidForHeld, paidInAll } from '../translate/money/paid-in-all.ts'
import { chargeOf, publication } from './saga/result.ts'
import { LOOKED } from './saga/run.ts'
import { isUnpaid } from './saga/saga.ts'

const PARTLY = PaymentStatus.PartlyPaid

/**
 * Whether a booking stands, and money is still to come for it that nobody watches: the rest of a deposit by card, or of a
 * held booking that was kept for a part. The result of what is still watched names its option date.
 */
export function hasOpenRest(
  { state, cancellation, payLater, optionDate, paymentStatus = PaymentStatus.UnPaid }: Schemas['BookingResult'],
  source: BookingSource | undefined,
): boolean {
  if (state !== 'booked' || cancellation !== undefined) return false
  if (source?.attempt === undefined) return payLater !== undefined && payLater.value > 0
  return optionDate === undefined && paymentStatus < PaymentStatus.Paid
}

/**
 * Asks the agency what has come for a booking with an open rest, and records it with the result that says so, or that the
 * booking was cancelled there (decision 22.6). Of all gateways one asks at a time, every two seconds at most.
 */
export async function lookAtRest(token: string, tools: PaymentTools): Promise<void> {
  const { store, clock, timings } = tools
  const known = await store.read('intents', token)
  if (known?.state !== 'committed' || clock.now() - known.checkedAt < LOOKED) return
  const asked: Intent = { ...known, checkedAt: clock.now() }
  const step: Step = { area: 'intents', key: token, was: known, becomes: asked }
  const lease = await store.lease('running', token, timings.lease, [step])
  if (lease === undefined) return
  try {
    await ask(asked, lease, tools)
  } finally {
    if (lease.isHeld) await lease.end()
  }
}

async function ask(asked: Intent, lease: Lease, tools: PaymentTools): Promise<void> {
  const { store, desk, step } = tools
  step('rest-noted')
  const seen = await desk.held(asked)
  step('rest-seen')
  const booking = await store.read('bookings', asked.bookingKey)
  if (seen.kind === 'silent' || booking === undefined || booking.result.cancellation !== undefined) return
  if (seen.kind === 'gone') return cancelledThere(asked, booking, seen, tools)
  const { completion } = seen
  const isSettled = isSettledElsewhere(asked, completion)
  if (!isSettled && !isCertain(asked, completion)) return
  const becomes: Intent = { ...asked, completion, ...(isSettled ? { isRestSettled: true } : {}) }
  const told = await publication(becomes, asked, tools)
  if (told.length === 0) return
  // Fails if the booking has been cancelled meanwhile: its cancellation says what was paid.
  await store.transact([{ area: 'intents', key: asked.token, was: asked, becomes }, ...told], [lease])
  step('rest-told')
}

/**
 * Whether the agency says how much was paid in all. If not, what is known stays as it is (decision 26.3): the money is in
 * another currency, its status contradicts it, or it names no amount.
 */
function isCertain(intent: Intent, completion: Schemas['Completion']): boolean {
  if (completion.status !== 'confirmed') return false
  return isUnpaid(intent) ? completion.received !== undefined : paidInAll(chargeOf(intent), completion) !== undefined
}

/**
 * Whether the agency has got the rest of a deposit in a way that it does not report, as on the telephone: it said that a
 * part was missing when it booked, and now it says that all is paid.
 */
function isSettledElsewhere(intent: Intent, completion: Schemas['Completion']): boolean {
  const before = intent.completion
  if (isUnpaid(intent) || completion.status !== 'confirmed' || before?.paymentStatus !== PARTLY) return false
  if (completion.paymentStatus !== PaymentStatus.Paid) return false
  const charge = chargeOf(intent)
  if (paidInAll(charge, completion) !== undefined) return false
  const [known, now] = [paidInAll(charge, before), paidInAll(charge, { ...completion, paymentStatus: PARTLY })]
  return known !== undefined && now !== undefined && now.value >= known.value
}

/** Records a cancellation on the telephone. An agency that gives up the booking without terms leaves it as it is known. */
async function cancelledThere(
  intent: Intent,
  booking: Records['bookings'],
  { completion, terms }: Extract<HeldBooking, { kind: 'gone' }>,
  tools: PaymentTools,
): Promise<void> {
  if (terms === undefined) return
  const { result, source } = booking
  const charge = isUnpaid(intent) ? undefined : chargeOf(intent)
  const paid = charge ? paidInAll(charge, completion) : paidForHeld(result.paid, completion)
  const own = { key: intent.bookingKey, result, source }
  await recordFound(own, { ...terms, charge, paid }, { host: intent.site, origin: intent.origin }, tools)
}
