import { Availability, DocumentType, PaymentStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import type { Handlers } from '@rota/openapi/agency/handlers'
import { fillBasket } from '../../world/basket.ts'
import { isOpen, moveBooking } from '../../world/booking.ts'
import type { BookingRecord } from '../../world/bookings.ts'
import { boundTransaction, reservedNumber } from '../../world/bound.ts'
import { cancelBooking } from '../../world/cancel-booking.ts'
import { hold } from '../../world/hold.ts'
import { paymentStatus } from '../../world/payment.ts'
import { centsOf } from '../../world/money.ts'
import { priceBasket } from '../../world/promotion.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Schema } from '../../world/schemas.ts'
import { shopOf } from '../../world/shop.ts'
import type { World } from '../../world/world.ts'
import { bookingView } from '../booking-view.ts'
import { callerOf } from '../caller.ts'
import type { Visit } from '../visit.ts'

/** Operations of openapi/paths/agency/reservation.yaml. */
export const reservation: Pick<Handlers<Visit>, 'reservationStart' | 'reservationPatch' | 'reservationComplete'> = {
  reservationStart: async ({ world: { world } }) => {
    const record = await world.bookings.start(world.clock.now())
    return { status: 200, body: { booking: record.booking } }
  },

  reservationPatch: async ({ body, world: visit }) => {
    const { world } = visit
    const caller = await callerOf(visit)
    if (body.key === 'cancellation') {
      const { booking } = await cancelBooking(world, caller.id, body.value)
      return { status: 200, body: { booking } }
    }
    const changed = await world.bookings.change(caller.id, (record) => {
      if (!isOpen(record.state)) throw new Refusal('wrong-step', 'The booking is being paid or is paid.')
      applyPatch(record, body, world)
    })
    return { status: 200, body: { booking: bookingView(changed, world) } }
  },

  reservationComplete: async ({ body, query, world: visit }) => {
    const { world } = visit
    const caller = await callerOf(visit)
    if (body.method !== 'creditcard')
      return { status: 200, body: await complete(caller.id, body.method, query.term, world) }
    await world.bookings.change(caller.id, (record) => {
      const isPaid = query.term !== 'later' && record.state === 'paid'
      if (!isPaid) throw new Refusal('wrong-step', 'Only a paid basket becomes a booking, and only once.')
      const { flightTransaction, products } = record.booking
      if (flightTransaction && products.some(({ type }) => type === 'flight')) {
        record.booking.flightTransaction = { ...flightTransaction, reservationNumber: reservedNumber(world, record) }
      }
      record.state = moveBooking(record.state, 'confirming')
    })
    const completion = completionOf(caller, world)
    await world.bookings.change(caller.id, (record) => {
      record.state = moveBooking(record.state, 'confirmed')
      record.booking.completion = completion
    })
    return { status: 200, body: completion }
  },
}

/** Holds a basket that is paid by bank transfer or later, which makes a booking of it (product 3.2, `held`). */
async function complete(
  id: string,
  method: 'transfer' | 'later',
  term: Schema<'PaymentTerm'>,
  world: World,
): Promise<Schema<'Completion'>> {
  const { booking } = await world.bookings.change(id, (record) => {
    hold(record, { method, term }, world)
    record.booking.completion = {
      status: statusOf(record.booking),
      bookingNumber: world.ids.bookingNumber(),
      token: world.ids.next('completion', 24),
      paymentStatus: PaymentStatus.UnPaid,
      documents: [{ type: DocumentType.AgencyConfirmation, status: 'preparing' }],
    }
  })
  if (booking.completion === undefined) throw new Refusal('wrong-step', 'The booking was not made.')
  return booking.completion
}

/** A line on request is answered within 24 hours by who sells it. */
const statusOf = ({ products }: Schema<'Booking'>) =>
  products.some((line) => line.availability === Availability.Request) ? 'request' : 'confirmed'

function applyPatch(record: BookingRecord, patch: Schema<'ReservationPatch'>, world: World): void {
  const { booking } = record
  if (patch.key === 'products') {
    booking.products = fillBasket(patch.value, booking.products, shopOf(world, record))
    const next = booking.products.length > 0 ? 'priced' : 'draft'
    const isThere = record.state === next
    // A declined basket is priced again before it is emptied: the machine has no way from failed to draft.
    if (record.state === 'failed' && next === 'draft') record.state = moveBooking(record.state, 'priced')
    if (!isThere) record.state = moveBooking(record.state, next)
  }
  if (patch.key === 'flightTransaction') {
    const { id } = boundTransaction(world, patch.value.transactionId, record.id)
    booking.flightTransaction = { transactionId: id }
  }
  if (patch.key === 'promotion') delete booking.promotion
  if (patch.key === 'guests') booking.guests = patch.value
  if (patch.key === 'customer') booking.customer = patch.value
  if (patch.key === 'specialRequests') booking.specialRequests = patch.value
  Object.assign(booking, priceBasket(booking.products, booking.promotion?.code, world.clock.today()))
}

/** What came of a paid basket. */
function completionOf({ booking, id }: BookingRecord, world: World): Schema<'Completion'> {
  const attempts = world.payments.all().filter((it) => it.bookingId === id && it.status === TransactionStatus.Complete)
  const owed = attempts.reduce((sum, attempt) => sum + attempt.amount, 0)
  const captured = world.payments
    .captures()
    .filter((capture) => attempts.some(({ token }) => token === capture.token))
    .reduce((sum, capture) => sum + centsOf(capture.amount), 0)
  return {
    status: statusOf(booking),
    bookingNumber: world.ids.bookingNumber(),
    token: world.ids.next('completion', 24),
    paymentStatus: paymentStatus(owed, captured),
    documents: [
      { type: DocumentType.Voucher, status: 'preparing' },
      { type: DocumentType.Receipt, status: 'preparing' },
    ],
  }
}
