import type { AgencyCancellation, PaymentTools } from '../ports/payments.ts'
import type { Cancellation } from '../ports/records.ts'
import type { Site } from '../ports/site.ts'
import { type CardCharge, partByTransfer } from '../translate/money/paid-in-all.ts'
import type { Money } from '../translate/money/money.ts'
import type { OwnBooking } from './found.ts'
import { toBookingCancellation } from './result.ts'
import { cancellationWrites } from './run.ts'

/** A cancellation that was found, and what was paid before, if that is known. */
interface Found extends AgencyCancellation {
  charge: CardCharge | undefined
  paid: Money | undefined
}

/**
 * Records a cancellation that was found at the agency, for example after a telephone call. The result shows it from
 * then on, and transfers that come later are watched for as after any other (decision 22.6). A held booking whose
 * payment is watched anyway is left to its watch, which knows whether it has lapsed.
 */
export async function recordFound(
  { key, source, result }: OwnBooking,
  { penalty, refund, at, charge, paid }: Found,
  { host, origin }: Pick<Site, 'host' | 'origin'>,
  { store, clock, timings }: Pick<PaymentTools, 'store' | 'clock' | 'timings'>,
): Promise<void> {
  if (source === undefined) return
  const { attempt, payment, booking } = source
  if (attempt !== undefined && (await store.read('running', attempt)) !== undefined) return
  const was = await store.read('cancellations', key)
  // One that changed nothing is followed by this one.
  if (was !== undefined && toBookingCancellation(was) !== undefined) return
  const byTransfer = partByTransfer(refund, charge?.charged)
  const [now, { bookingNumber, reference = '' }] = [clock.now(), result]
  const found: Cancellation = {
    site: host,
    origin,
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
  await store.transact(await cancellationWrites(key, was ?? null, found, store, timings))
}
