import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { Step, Store } from '../ports/store.ts'
import type { Cancellation } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import { minorOf, moneyOf } from '../translate/money/money.ts'

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

/** What has come of the rest of a deposit, and what is still to be paid of it; undefined for every other booking. */
async function restOf({ payment, paid }: Cancellation, store: Store) {
  const quote = payment === undefined ? undefined : (await store.read('intents', payment))?.quote
  if (quote?.payLater === undefined || paid === undefined) return undefined
  const { payLater, installment } = quote
  const arrived = minorOf(paid) - minorOf(installment.total)
  return { arrived, payLater: moneyOf(Math.max(0, minorOf(payLater) - arrived), payLater.currency) }
}

/** A result that says what is still to be paid. What came by transfer was not paid with the card, nor on its day. */
function withRest(
  { payLater: _payLater, payLaterBy, paidAt, ...result }: Schemas['BookingResult'],
  { arrived, payLater }: NonNullable<Awaited<ReturnType<typeof restOf>>>,
): Schemas['BookingResult'] {
  return {
    ...result,
    ...(arrived > 0 || paidAt === undefined ? {} : { paidAt }),
    ...(payLater.value === 0 ? {} : { payLater }),
    ...(payLater.value === 0 || payLaterBy === undefined ? {} : { payLaterBy }),
  }
}

/** Steps that publish a cancellation in the booking result; none if there is no result. */
export async function publishedCancellation(key: string, known: Cancellation, store: Store): Promise<Step[]> {
  const cancellation = toBookingCancellation(known)
  const record = await store.read('bookings', key)
  if (record === undefined) return []
  const { cancellation: _before, ...before } = record.result
  const paid = { ...before, paid: known.paid ?? before.paid }
  const due = await restOf(known, store)
  const rest = due ? withRest(paid, due) : paid
  const result: Schemas['BookingResult'] =
    cancellation?.state === 'cancelled'
      ? { ...withoutDemand(rest), state: 'cancelled', cancellation }
      : { ...rest, state: 'booked', ...(cancellation === undefined ? {} : { cancellation }) }
  return [{ area: 'bookings', key, was: record, becomes: { ...record, result } }]
}
