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

/** What is still to be paid of a deposit's rest; undefined for every other booking. */
async function restOf({ payment, paid }: Cancellation, store: Store): Promise<Schemas['Money'] | undefined> {
  const quote = payment === undefined ? undefined : (await store.read('intents', payment))?.quote
  if (quote?.payLater === undefined || paid === undefined) return undefined
  const { payLater, installment } = quote
  const beyond = minorOf(paid) - minorOf(installment.total)
  return moneyOf(Math.max(0, minorOf(payLater) - beyond), payLater.currency)
}

/** A result in which only this rest is still to be paid. */
function withRest(result: Schemas['BookingResult'], payLater: Schemas['Money'] | undefined): Schemas['BookingResult'] {
  if (payLater === undefined) return result
  const { payLater: _payLater, payLaterBy, ...paid } = result
  if (payLater.value === 0) return paid
  return { ...paid, payLater, ...(payLaterBy === undefined ? {} : { payLaterBy }) }
}

/** Steps that publish a cancellation in the booking result; none if there is no result. */
export async function publishedCancellation(key: string, known: Cancellation, store: Store): Promise<Step[]> {
  const cancellation = toBookingCancellation(known)
  const record = await store.read('bookings', key)
  if (record === undefined) return []
  const { cancellation: _before, ...before } = record.result
  const rest = withRest({ ...before, paid: known.paid ?? before.paid }, await restOf(known, store))
  const result: Schemas['BookingResult'] =
    cancellation?.state === 'cancelled'
      ? { ...withoutDemand(rest), state: 'cancelled', cancellation }
      : { ...rest, state: 'booked', ...(cancellation === undefined ? {} : { cancellation }) }
  return [{ area: 'bookings', key, was: record, becomes: { ...record, result } }]
}
