import { TravellerType } from '@rota/openapi/provider/enums'
import { nightsBetween } from '../../world/basics/civil-date.ts'
import { share } from '../../world/basics/money.ts'
import { PROVIDER_ACCOUNT } from '../../world/provider/wire/account.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { localTime, midnight } from '../../world/provider/wire/days.ts'
import { daysOf, totalOf, type TransactionRecord } from '../../world/provider/transaction-record.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import { COMMISSION, confirmationOf, paymentStatus } from './reservation-info.ts'
import { bookedService } from './services.ts'
import { paymentPlan } from './transaction.ts'

/** Codes of services in rows, by product type. */
const SERVICE_CODES: Readonly<Record<number, string>> = { 2: 'HOTEL', 3: 'FLIGHT', 11: 'ADSERVICE' }

/** Required amounts that are always 0 in the mock. */
const ZERO_AMOUNTS = {
  agencyPayment: 0,
  discount: 0,
  agencyDiscountCommission: 0,
  agencyEarlyBooking: 0,
  passengerEarlyBooking: 0,
  passengerBonus: 0,
  usedPassengerBonus: 0,
  agencyBonus: 0,
  usedAgencyBonus: 0,
  userBonus: 0,
  usedUserBonus: 0,
}

/** A reservation as a row of a list. */
export function reservationRow(record: TransactionRecord, rowNumber: number, world: World): Wire<'ReservationRow'> {
  const { booked, travellers, currency, note = '', agencyReservationNumber = '' } = record
  const [first, last] = daysOf(record)
  const services = record.services.map((service, index) => bookedService(record, service, index, world))
  const leader = travellers.find(({ given }) => given?.isLeader)?.given
  const total = totalOf(record)
  const commission = share(total, COMMISSION)
  const bookingTime = localTime(booked?.at ?? record.beganAt)
  const serviceWithCity = services.find(({ arrivalCity }) => arrivalCity !== undefined)
  const adults = travellers.filter(({ type }) => type === TravellerType.Adult).length
  const serviceCodes = services.map(({ productType }) => SERVICE_CODES[productType ?? 0] ?? '')
  const pnr = services.find(({ pnrNo }) => pnrNo !== undefined)?.pnrNo
  return {
    reservationNumber: booked?.number ?? '',
    encryptedReservationNumber: booked?.sealed ?? '',
    beginDate: midnight(first),
    endDate: midnight(last),
    night: nightsBetween(first, last),
    leaderName: leader ? `${leader.name} ${leader.surname.toUpperCase()}` : '',
    agency: PROVIDER_ACCOUNT.Agency,
    agencyUser: PROVIDER_ACCOUNT.User,
    adult: adults,
    child: travellers.length - adults,
    registerDate: bookingTime,
    reservationStatus: booked?.status ?? 0,
    confirmationStatus: confirmationOf(services),
    paymentStatus: paymentStatus(record),
    salePrice: price(total, currency),
    ...(serviceWithCity?.departureCity && { departureCity: serviceWithCity.departureCity }),
    ...(serviceWithCity?.arrivalCity && { arrivalCity: serviceWithCity.arrivalCity }),
    reservationNote: note,
    readByOperator: false,
    serviceTypes: [...new Set(serviceCodes)].join(','),
    newComment: false,
    ...ZERO_AMOUNTS,
    agencyCommission: commission / 100,
    agencyAmountToPay: (total - commission) / 100,
    passengerAmountToPay: total / 100,
    paymentPlan: paymentPlan(record, world),
    documents: [],
    agencyReservationNumber,
    ticketNos: '',
    services: services.map(({ code = '', name = '', productType = 0, confirmationStatus = 0 }) => ({
      code,
      name,
      productType,
      serviceType: SERVICE_CODES[productType ?? 0] ?? '',
      statConf: confirmationStatus,
    })),
    hasMessageHistory: false,
    invoiceStatus: 0,
    rowNumber,
    ownSupplier: false,
    createDate: bookingTime,
    confirmationDate: bookingTime,
    ...(pnr !== undefined && { pnrNo: pnr }),
  }
}
