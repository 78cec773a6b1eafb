import { share } from '../../world/basics/money.ts'
import { isRefundable } from '../../world/provider/penalty.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { dayOf, instant, midnight } from '../../world/provider/wire/days.ts'
import { daysOf, totalOf, type TransactionRecord } from '../../world/provider/transaction-record.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import { reservationInfo } from './reservation-info.ts'
import { bookedService } from './services.ts'
import { traveller } from './travellers.ts'

function customer({ customer: given }: TransactionRecord): { customerInfo?: Wire<'CustomerInfo'> } {
  if (given === undefined) return {}
  const { birthDate, ...rest } = given
  return { customerInfo: { ...rest, ...(birthDate !== undefined && { birthDate: midnight(dayOf(birthDate)) }) } }
}

/** The share of a refundable price that is due at booking, in per cent. */
const AT_BOOKING = 20

/** Due dates of the price: all of it on the first day, but a part at booking if everything is refundable. */
export function paymentPlan(record: TransactionRecord, world: World): Wire<'PaymentPlanStep'>[] {
  const [first] = daysOf(record)
  const total = totalOf(record)
  const paymentStatus = record.booked?.isPaid ?? false
  const step = (paymentNo: number, day: number, percent: number, amount: number) => ({
    paymentNo,
    dueDate: midnight(day),
    price: { percent, ...price(amount, record.currency) },
    paymentStatus,
  })
  if (!record.services.every(({ offer }) => isRefundable(offer, world))) return [step(1, first, 100, total)]
  const part = share(total, AT_BOOKING * 10)
  return [step(1, world.clock.today(), AT_BOOKING, part), step(2, first, 100 - AT_BOOKING, total - part)]
}

function dataOf(record: TransactionRecord, world: World): Wire<'ReservationData'> {
  const [first] = daysOf(record)
  const services = record.services.map((service, at) => bookedService(record, service, at, world))
  return {
    travellers: record.travellers.map((person, at) => traveller(record, person, at, first)),
    reservationInfo: reservationInfo(record, services),
    services,
    ...customer(record),
    paymentDetail: { paymentPlan: paymentPlan(record, world), ...(record.booked === undefined && { paymentInfo: [] }) },
    invoices: [],
  }
}

/** A transaction in the response of begin, add, remove and set. */
export const transactionBody = (record: TransactionRecord, world: World): Wire<'TransactionBody'> => ({
  transactionId: record.id,
  expiresOn: instant(record.expiresAt),
  reservationData: dataOf(record, world),
  status: record.state,
  transactionType: record.changes === undefined ? 0 : 1,
})

/** The full details of a reservation. */
export const reservationBody = (record: TransactionRecord, world: World): Wire<'ReservationBody'> => ({
  reservationNumber: record.booked?.number ?? '',
  encryptedReservationNumber: record.booked?.sealed ?? '',
  transactionId: '00000000-0000-0000-0000-000000000000',
  reservationData: dataOf(record, world),
  status: record.state,
})
