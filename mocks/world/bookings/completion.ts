import { DocumentType, PaymentStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import { isOnRequest } from './answer-requests.ts'
import type { BookingRecord } from './bookings.ts'
import { restAfter } from '../payments/charge.ts'
import { centsOf } from '../basics/money.ts'
import { paymentStatus } from '../payments/payment.ts'
import type { Schema } from '../basics/schemas.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

type Completion = Schema<'Completion'>

/** A basket with a line on request is booked as a request, which the seller answers within 24 hours. */
const statusOf = ({ products }: Schema<'Booking'>): Completion['status'] =>
  isOnRequest(products) ? 'request' : 'confirmed'

/** A new booking number, and the token by which the visitor finds the booking again. */
const newIdentifiers = (world: World): Pick<Completion, 'bookingNumber' | 'token'> => ({
  bookingNumber: world.ids.bookingNumber(),
  token: world.ids.next('completion', 24),
})

/** The completion of a basket that is held unpaid. */
export const heldCompletion = ({ booking }: BookingRecord, currency: Schema<'Currency'>, world: World): Completion => ({
  status: statusOf(booking),
  ...newIdentifiers(world),
  paymentStatus: PaymentStatus.UnPaid,
  received: { value: 0, currency },
  documents: [{ type: DocumentType.AgencyConfirmation, status: 'preparing' }],
})

/** The completion of a paid basket; with a deposit, the balance is still due. */
export function paidCompletion({ booking, id, account }: BookingRecord, world: World): Completion {
  const attempts = world.payments
    .all()
    .filter((attempt) => attempt.bookingId === id && attempt.status === TransactionStatus.Complete)
  const owed = attempts.reduce((sum, attempt) => sum + attempt.amount + restAfter(booking, attempt, siteOf(account)), 0)
  const captured = world.payments
    .captures()
    .filter((capture) => attempts.some(({ token }) => token === capture.token))
    .reduce((sum, capture) => sum + centsOf(capture.amount), 0)
  return {
    status: statusOf(booking),
    ...newIdentifiers(world),
    paymentStatus: paymentStatus(owed, captured),
    documents: [
      { type: DocumentType.Voucher, status: 'preparing' },
      { type: DocumentType.Receipt, status: 'preparing' },
    ],
  }
}
