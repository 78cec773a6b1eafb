import { PaymentStatus, ReservationStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import { moveBooking } from './booking.ts'
import type { BookingRecord } from './bookings.ts'
import { centsOf, type Cents } from '../basics/money.ts'
import { paymentStatus } from '../payments/payment.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import type { World } from '../world.ts'

const MINUTE = 60_000

type Terms = Extract<Schema<'ReservationPatch'>, { key: 'cancellation' }>['value']

/**
 * Cancels a confirmed or held booking and makes the refund that the terms name (decision 25.1). Throws the refusal
 * `wrong-step` for a penalty where cancelling is free, no penalty where it is not, a refund above the paid amount, and
 * a second cancellation. The amount of the penalty is not checked: it may be the provider's, or in another currency.
 */
export async function cancelBooking(world: World, id: string, terms: Terms): Promise<BookingRecord> {
  if (terms.reason === 'lapsed')
    return world.bookings.change(id, (record) => releaseLapsedHold(record, world.clock.now()))
  const { penalty, refund } = terms
  const now = world.clock.now()
  const cardPayment = world.payments
    .all()
    .filter((attempt) => attempt.bookingId === id && attempt.status === TransactionStatus.Complete)
    .find((attempt) => attempt.currency === refund.currency)
  const isFree = penalty.value === 0
  const cancelled = await world.bookings.change(id, (record) => {
    const { completion, products } = record.booking
    if (completion === undefined) throw new Refusal('wrong-step', 'There is nothing to cancel yet.')
    if (!penaltyMatches(products, isFree, now)) throw new Refusal('wrong-step', 'It costs something else by now.')
    const captured = (cardPayment?.amount ?? 0) + receivedIn(completion, refund.currency)
    if (centsOf(refund.value) > captured) throw new Refusal('wrong-step', 'That much was never paid.')
    record.state = moveBooking(record.state, isFree ? 'cancelled' : 'cancelled-with-penalty')
    const reservationStatus = isFree ? ReservationStatus.Cancel : ReservationStatus.CancelX
    record.booking.cancellation = { reservationStatus, penalty, refund, at: new Date(now).toISOString() }
    const retained = captured - centsOf(refund.value)
    record.booking.completion = { ...completion, paymentStatus: paymentStatus(centsOf(penalty.value), retained) }
  })
  // A card gets back at most what it was charged. The rest came by bank transfer, and goes back by one.
  const toCard = Math.min(cardPayment?.amount ?? 0, centsOf(refund.value))
  if (cardPayment !== undefined && toCard > 0) await world.payments.refund(cardPayment.token, toCard)
  return cancelled
}

/** The money that has arrived by bank transfer. */
function receivedIn({ received }: Schema<'Completion'>, currency: Schema<'Money'>['currency']): Cents {
  return received?.currency === currency ? centsOf(received.value) : 0
}

/** Gives up a held booking that is unpaid after its option date (decision 22.6). */
function releaseLapsedHold(record: BookingRecord, now: number): void {
  const { completion, products, totalAmount } = record.booking
  const isHeld = record.state === 'held' && completion?.status === 'confirmed'
  if (!isHeld) throw new Refusal('wrong-step', 'Nothing is held.')
  if (completion.paymentStatus !== PaymentStatus.UnPaid) throw new Refusal('wrong-step', 'Some of it is paid.')
  const isOptionOver = products.some(({ optionDate }) => optionDate !== undefined && Date.parse(optionDate) <= now)
  if (!isOptionOver) throw new Refusal('wrong-step', 'It is held for longer.')
  record.state = moveBooking(record.state, 'expired')
  const zero = { value: 0, currency: totalAmount.currency }
  const at = new Date(now).toISOString()
  const reservationStatus = ReservationStatus.Cancel
  record.booking.cancellation = { reservationStatus, penalty: zero, refund: zero, at }
}

/**
 * Whether a cancellation may be free, or may cost something, by the terms of the lines. A line of the provider may
 * always cost something, because its terms are not stored here.
 */
function penaltyMatches(products: Schema<'Booking'>['products'], isFree: boolean, now: number): boolean {
  const ownLines = products.filter(({ offerId, offerIds }) => offerId === undefined && offerIds === undefined)
  const hasPenalty = ownLines.some(({ cancellation }) => !isFreeAt(cancellation, now))
  return isFree ? !hasPenalty : hasPenalty || ownLines.length < products.length
}

/** Deadlines are shown to the minute, so the whole minute is free, as the provider's is. */
function isFreeAt(terms: Schema<'Cancellation'> | undefined, now: number): boolean {
  if (terms?.refundable !== true) return false
  return terms.freeUntil === undefined || now < Date.parse(terms.freeUntil) + MINUTE
}
