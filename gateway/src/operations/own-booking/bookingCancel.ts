import type { Context, Operation, OperationRequest } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Payments } from '../../ports/payments.ts'
import type { Cancellation } from '../../ports/records.ts'
import { Problem } from '../../ports/problem.ts'
import { type OwnBooking, ownBooking } from '../../own-booking/own-booking.ts'
import { penaltyNow } from '../../own-booking/penalty.ts'
import { cancellationWrites } from '../../own-booking/run.ts'
import { toBookingCancellation } from '../../own-booking/result.ts'
import { firstStep } from '../../own-booking/steps.ts'
import { waitAtMost } from '../../policy/wait-at-most.ts'

type Request = OperationRequest<'bookingCancel'>

/** Maximum response time for a browser, whatever the upstream does (decision 3.9), in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000

/**
 * Cancels a booking for exactly the penalty that was shown. The cancellation is recorded before it is sent, once per
 * booking, whatever the key. Repeated calls return its state (decision 3.9).
 */
export const handle: Operation<'bookingCancel'> = async (request, context) => {
  const { store } = context
  const own = await ownBooking(store, request.params.path.token, request.site)
  const isRecorded = (await store.read('cancellations', own.key)) !== undefined
  const { payment } = context
  if (payment === undefined) throw new Problem('internal')
  if (!isRecorded) await recordCancellation(own, request, context, payment).catch(unlessRecorded(own.key, context))
  await waitAtMost(context.clock, RESPONSE_TIMEOUT_MS, payment.cancels.advance(own.key))
  return { status: 200, body: await resultOf(own.key, context) }
}

/** Records the cancellation with the accepted penalty. Throws if the booking already has a cancellation. */
async function recordCancellation(
  own: OwnBooking,
  { site, body, requestId }: Request,
  context: Context,
  { tools }: Payments,
): Promise<void> {
  const { store, clock } = context
  const shown = await store.read('penalties', `${own.key}/${body.penaltyHash}`)
  if (shown === undefined)
    throw new Problem('wrong-step', { detail: 'No penalty of this booking has this hash. Call bookingPenalty first.' })
  const { penalty, paid, booking, reservation } = await penaltyNow(own, { site, requestId }, context)
  checkAccepted(body.penaltyHash, shown.penalty, penalty)
  const now = clock.now()
  const { bookingNumber, reference = '' } = own.result
  const payment = own.source?.payment
  const accepted: Cancellation = {
    site: site.host,
    origin: site.origin,
    booking,
    ...(payment === undefined ? {} : { payment }),
    number: bookingNumber ?? reference,
    penalty: penalty.penalty,
    refund: penalty.refund,
    ...(penalty.byTransfer ? { byTransfer: penalty.byTransfer } : {}),
    paid,
    ...(reservation === undefined ? {} : { reservation }),
    step: firstStep(reservation),
    askedAt: now,
    since: now,
    checks: 0,
    checkedAt: now,
  }
  await store.transact(await cancellationWrites(own.key, null, accepted, store, tools.timings))
}

/** Ignores an error if a concurrent call has recorded the cancellation meanwhile; otherwise throws it. */
const unlessRecorded =
  (key: string, { store }: Context) =>
  async (error: unknown) => {
    if ((await store.read('cancellations', key)) === undefined) throw error
  }

/** Throws 409 if the booking cannot be cancelled online, or if the penalty has changed. */
function checkAccepted(hash: string, accepted: Schemas['Money'], current: Schemas['BookingPenalty']): void {
  if (!current.cancelable) throw new Problem('wrong-step', { detail: 'This booking cannot be cancelled online.' })
  if (hash !== current.hash) throw new Problem('price-changed', { accepted, current: current.penalty })
}

/**
 * Result of the cancellation. An attempt that certainly changed nothing is deleted and thrown as a problem, so that it
 * can be repeated.
 */
async function resultOf(key: string, { store }: Context): Promise<Schemas['BookingCancellation']> {
  const cancellation = await store.read('cancellations', key)
  // A concurrent call has already reported that nothing was changed.
  if (cancellation === undefined) throw new Problem('in-progress', { retryAfter: 1 })
  const result = toBookingCancellation(cancellation)
  if (result !== undefined) return result
  // Deletes only this record: another call may have written a new one meanwhile.
  await store.transact([{ area: 'cancellations', key, was: cancellation, becomes: null }])
  throw cancellation.step === 'unsent'
    ? new Problem('upstream-unavailable', { outcome: 'not-sent' })
    : new Problem('wrong-step', { detail: 'The agency refused the cancellation. The booking is unchanged.' })
}
