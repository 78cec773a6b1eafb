import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { Store } from '../ports/store.ts'
import type { Cancellation } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'

/** A cancellation as its visitor may know it; undefined where nothing was cancelled. */
export function cancellationTold(cancellation: Cancellation): Schemas['BookingCancellation'] | undefined {
  const { step, penalty, refund, askedAt, cancelledAt, refunded } = cancellation
  if (step === 'unsent' || step === 'refused') return undefined
  const told = {
    requestedAt: rfc3339(askedAt),
    penalty,
    refund: { amount: refund, state: refundState(refund, refunded) },
  }
  if (cancelledAt === undefined) return { state: 'requested', ...told }
  const reservationStatus = penalty.value > 0 ? ReservationStatus.CancelX : ReservationStatus.Cancel
  return { state: 'cancelled', reservationStatus, cancelledAt: rfc3339(cancelledAt), ...told }
}

function refundState(
  { value }: Schemas['Money'],
  refunded: true | undefined,
): Schemas['BookingCancellation']['refund']['state'] {
  if (value === 0) return 'none'
  return refunded === undefined ? 'due' : 'done'
}

/** Writes into the result what the holder of the booking token may read of it. Doing it twice changes nothing. */
export async function publishCancellation(token: string, known: Cancellation, store: Store): Promise<void> {
  const cancellation = cancellationTold(known)
  await store.update('bookings', token, (record) => {
    if (record === undefined) return undefined
    const { cancellation: _before, ...result } = record.result
    if (cancellation === undefined) return { ...record, result: { ...result, state: 'booked' } }
    const state = cancellation.state === 'cancelled' ? 'cancelled' : 'booked'
    return { ...record, result: { ...result, state, cancellation } }
  })
}
