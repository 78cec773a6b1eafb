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

/** Due dates of the price: all of it on the first day. */
export function paymentPlan(record: TransactionRecord): Wire<'PaymentPlanStep'>[] {
  const [first] = daysOf(record)
  const whole = { percent: 100, ...price(totalOf(record), record.currency) }
  return [{ paymentNo: 1, dueDate: midnight(first), price: whole, paymentStatus: record.booked?.isPaid ?? false }]
}

function dataOf(record: TransactionRecord, world: World): Wire<'ReservationData'> {
  const [first] = daysOf(record)
  const services = record.services.map((service, at) => bookedService(record, service, at, world))
  return {
    travellers: record.travellers.map((person, at) => traveller(record, person, at, first)),
    reservationInfo: reservationInfo(record, services),
    services,
    ...customer(record),
    paymentDetail: { paymentPlan: paymentPlan(record), ...(record.booked === undefined && { paymentInfo: [] }) },
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
