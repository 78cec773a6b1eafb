import type { AgencyCancellation, PaymentTools } from '../ports/payments.ts'
import type { Cancellation } from '../ports/records.ts'
import type { Site } from '../ports/site.ts'
import { type CardCharge, partByTransfer } from '../translate/money/paid-in-all.ts'
import type { Money } from '../translate/money/money.ts'
import type { OwnBooking } from './own-booking.ts'
import { toBookingCancellation } from './result.ts'
import { cancellationWrites } from './run.ts'

/** A cancellation that was made at the agency, and what was paid for the booking, if that is known. */
interface FoundCancellation extends AgencyCancellation {
  charge: CardCharge | undefined
  paid: Money | undefined
}

/**
 * Records a cancellation that was made at the agency, for example by telephone. The result shows it from then on, and
 * the payment is checked for bank transfers that still arrive, as after any cancellation (decision 22.6). Nothing is
 * recorded for a held booking whose payment is being checked: that check also finds out whether the booking has lapsed.
 */
export async function recordFoundCancellation(
  { key, source, result }: OwnBooking,
  { penalty, refund, at, charge, paid }: FoundCancellation,
  { host, origin }: Pick<Site, 'host' | 'origin'>,
  { store, clock, timings }: Pick<PaymentTools, 'store' | 'clock' | 'timings'>,
): Promise<void> {
  if (source === undefined) return
  const { attempt, payment, booking } = source
  if (attempt !== undefined && (await store.read('running', attempt)) !== undefined) return
  const stored = await store.read('cancellations', key)
  // A stored cancellation that changed nothing is replaced.
  const isAlreadyRecorded = stored !== undefined && toBookingCancellation(stored) !== undefined
  if (isAlreadyRecorded) return
  const byTransfer = partByTransfer(refund, charge?.charged)
  const now = clock.now()
  const { bookingNumber, reference = '' } = result
  const cancellation: Cancellation = {
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
  // Writes nothing if another process has recorded a cancellation meanwhile.
  await store.transact(await cancellationWrites(key, stored ?? null, cancellation, store, timings))
}
