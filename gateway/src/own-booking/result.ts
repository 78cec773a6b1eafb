import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { RecordWrite, Store } from '../ports/store.ts'
import type { Cancellation } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import type { CardCharge } from '../translate/money/paid-in-all.ts'
import { withRest } from '../translate/money/rest.ts'

/** A cancellation as its visitor may see it; undefined if nothing was cancelled. */
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

/** A result that no longer asks for a bank transfer: the money would belong to no booking (decision 22.6). */
function withoutDemand<T extends Partial<Schemas['BookingResult']>>(result: T): Omit<T, 'payNow' | 'banks'> {
  const { payNow: _payNow, banks: _banks, ...rest } = result
  return rest
}

/** The charge of a deposit by card and its rest; undefined for every other booking. */
async function depositOf({ payment }: Cancellation, store: Store): Promise<CardCharge | undefined> {
  const quote = payment === undefined ? undefined : (await store.read('intents', payment))?.quote
  return quote?.payLater && { charged: quote.installment.total, rest: quote.payLater }
}

/** Writes that publish a cancellation in the booking result; none if there is no result. */
export async function publishedCancellation(key: string, known: Cancellation, store: Store): Promise<RecordWrite[]> {
  const cancellation = toBookingCancellation(known)
  const record = await store.read('bookings', key)
  if (record === undefined) return []
  const { cancellation: _before, ...before } = record.result
  const { paid = before.paid } = known
  const deposit = known.paid && (await depositOf(known, store))
  const rest = deposit ? withRest(before, deposit, paid) : { ...before, paid }
  const result: Schemas['BookingResult'] =
    cancellation?.state === 'cancelled'
      ? { ...withoutDemand(rest), state: 'cancelled', cancellation }
      : { ...rest, state: 'booked', ...(cancellation === undefined ? {} : { cancellation }) }
  return [{ area: 'bookings', key, was: record, becomes: { ...record, result } }]
}
