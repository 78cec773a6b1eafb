import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { RecordWrite, Store } from '../ports/store.ts'
import type { Cancellation } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import type { CardCharge } from '../translate/money/paid-in-all.ts'
import { withRest } from '../translate/money/rest.ts'

/** A cancellation as the visitor may see it; undefined if nothing was cancelled. */
export function toBookingCancellation(cancellation: Cancellation): Schemas['BookingCancellation'] | undefined {
  const { step, penalty, refund, byTransfer, askedAt, cancelledAt, refunded } = cancellation
  if (step === 'unsent' || step === 'refused') return undefined
  const common = {
    requestedAt: rfc3339(askedAt),
    penalty,
    refund: { amount: refund, ...(byTransfer ? { byTransfer } : {}), state: refundState(refund, refunded) },
  }
  if (cancelledAt === undefined) return { state: 'requested', ...common }
  const reservationStatus = penalty.value > 0 ? ReservationStatus.CancelX : ReservationStatus.Cancel
  return { state: 'cancelled', reservationStatus, cancelledAt: rfc3339(cancelledAt), ...common }
}

function refundState(
  { value }: Schemas['Money'],
  refunded: true | undefined,
): Schemas['BookingCancellation']['refund']['state'] {
  if (value === 0) return 'none'
  return refunded === undefined ? 'due' : 'done'
}

/**
 * A result without the amount and the accounts for a bank transfer. After a cancellation a transfer would pay for no
 * booking (decision 22.6).
 */
function withoutTransferDetails<T extends Partial<Schemas['BookingResult']>>(result: T): Omit<T, 'payNow' | 'banks'> {
  const { payNow: _payNow, banks: _banks, ...otherProperties } = result
  return otherProperties
}

/** The deposit that a card was charged, and what it left to pay; undefined for a booking without a deposit. */
async function depositOf({ payment }: Cancellation, store: Store): Promise<CardCharge | undefined> {
  const quote = payment === undefined ? undefined : (await store.read('intents', payment))?.quote
  return quote?.payLater && { charged: quote.installment.total, rest: quote.payLater }
}

/** Writes that publish a cancellation in the booking result; none if there is no result. */
export async function publishedCancellation(
  key: string,
  cancellation: Cancellation,
  store: Store,
): Promise<RecordWrite[]> {
  const published = toBookingCancellation(cancellation)
  const record = await store.read('bookings', key)
  if (record === undefined) return []
  const { cancellation: _stored, ...stored } = record.result
  const { paid = stored.paid } = cancellation
  const deposit = cancellation.paid && (await depositOf(cancellation, store))
  const withPaid = deposit ? withRest(stored, deposit, paid) : { ...stored, paid }
  const result: Schemas['BookingResult'] =
    published?.state === 'cancelled'
      ? { ...withoutTransferDetails(withPaid), state: 'cancelled', cancellation: published }
      : { ...withPaid, state: 'booked', ...(published === undefined ? {} : { cancellation: published }) }
  return [{ area: 'bookings', key, was: record, becomes: { ...record, result } }]
}
