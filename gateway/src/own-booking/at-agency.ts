import type { CancellationTerms } from '../ports/payments.ts'
import type { Context } from '../ports/context.ts'
import type { Cancellation } from '../ports/records.ts'
import type { Site } from '../ports/site.ts'
import { type CardCharge, partByTransfer } from '../translate/money/paid-in-all.ts'
import type { Money } from '../translate/money/money.ts'
import type { OwnBooking } from './found.ts'
import { cancellationSteps } from './run.ts'

/** A cancellation as the agency reports it, and what was paid before, if that is known. */
interface Found extends CancellationTerms {
  /** RFC 3339. */
  at: string
  charge: CardCharge | undefined
  paid: Money | undefined
}

/**
 * Records a cancellation that was found at the agency, for example after a telephone call. The result shows it from then
 * on, and transfers that come later are watched for as after any other (decision 22.6). A held booking whose payment is
 * watched anyway is left to its watch, which knows whether it has lapsed.
 */
export async function recordFound(
  { key, source, result }: OwnBooking,
  { penalty, refund, at, charge, paid }: Found,
  site: Site,
  { store, clock, payment: payments }: Context,
): Promise<void> {
  if (source === undefined || payments === undefined) return
  const { attempt, payment, booking } = source
  if (attempt !== undefined && (await store.read('running', attempt)) !== undefined) return
  const byTransfer = partByTransfer(refund, charge?.charged)
  const [now, { bookingNumber, reference = '' }] = [clock.now(), result]
  const found: Cancellation = {
    site: site.host,
    origin: site.origin,
    booking,
    ...(payment === undefined ? {} : { payment }),
    number: bookingNumber ?? reference,
    penalty,
    refund,
    ...(byTransfer ? { byTransfer } : {}),
    ...(paid ? { paid } : {}),
    isFound: true,
    step: payment !== undefined && refund.value > 0 ? 'refund' : 'done',
    askedAt: Date.parse(at),
    since: now,
    checks: 0,
    checkedAt: now,
    cancelledAt: Date.parse(at),
  }
  // Fails if somebody was faster, who has recorded it.
  await store.transact(await cancellationSteps(key, null, found, store, payments.tools.timings))
}
