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
  const { birthDate, ...otherDetails } = given
  return {
    customerInfo: { ...otherDetails, ...(birthDate !== undefined && { birthDate: midnight(dayOf(birthDate)) }) },
  }
}

/** The share of a refundable price that is due at booking, in per cent. */
const DEPOSIT_PERCENT = 20

/**
 * The instalments of the price. If every service is refundable, a deposit is due today and the rest on the first day of
 * travel; otherwise the full price is due on the first day of travel.
 */
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
  const deposit = share(total, DEPOSIT_PERCENT * 10)
  return [
    step(1, world.clock.today(), DEPOSIT_PERCENT, deposit),
    step(2, first, 100 - DEPOSIT_PERCENT, total - deposit),
  ]
}

function reservationData(record: TransactionRecord, world: World): Wire<'ReservationData'> {
  const [first] = daysOf(record)
  const services = record.services.map((service, index) => bookedService(record, service, index, world))
  return {
    travellers: record.travellers.map((person, index) => traveller(record, person, index, first)),
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
  reservationData: reservationData(record, world),
  status: record.state,
  transactionType: record.changes === undefined ? 0 : 1,
})

/** The full details of a reservation. */
export const reservationBody = (record: TransactionRecord, world: World): Wire<'ReservationBody'> => ({
  reservationNumber: record.booked?.number ?? '',
  encryptedReservationNumber: record.booked?.sealed ?? '',
  transactionId: '00000000-0000-0000-0000-000000000000',
  reservationData: reservationData(record, world),
  status: record.state,
})
