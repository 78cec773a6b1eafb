import {
  BookingTransactionStatus,
  ConfirmationStatus,
  FlightRoute,
  MessageType,
  ProductType,
} from '@rota/openapi/agency/enums'
import type { BodyOf, Schemas } from '../../../ports/contract.ts'
import { Problem } from '../../../ports/problem.ts'
import type { ProviderBody, Wire } from '../../../ports/provider.ts'
import type { Money } from '../../money/money.ts'
import { dayOf, expiryOf } from '../days.ts'
import { enumValueOf } from '../enums.ts'
import { customerOf, wireCustomerOf } from './person.ts'
import { matching, withoutUndefined, textOf } from '../present.ts'
import { priceOf } from '../price.ts'
import type { Conversion } from '../conversion.ts'
import { travellerErrors, travellerOf, wireTravellerOf } from './travellers.ts'

type Transaction = Schemas['ProviderTransaction']

/**
 * The provider's request for travellers and customer. Throws 422 with pointers to everything that the provider would
 * refuse.
 */
export function updateRequest(update: BodyOf<'transactionUpdate'>): ProviderBody<'reservationInfoSet'> {
  const { transactionId, travellers, customerInfo, reservationNote, agencyReservationNumber } = update
  const errors = travellerErrors(travellers)
  if (errors.length > 0) throw new Problem('validation', { errors, outcome: 'not-sent' })
  return withoutUndefined({
    transactionId,
    travellers: travellers.map(wireTravellerOf),
    customerInfo: wireCustomerOf(customerInfo),
    reservationNote,
    agencyReservationNumber,
  })
}

/**
 * The current transaction, with its warnings as codes.
 * @throws Problem `upstream-contract` for one without a usable price
 */
export function toTransaction(
  { transactionId, expiresOn, status, reservationData }: Wire['TransactionBody'],
  warnings: readonly string[],
  conversion: Conversion,
): Transaction {
  const { reservationInfo: info, travellers, services, customerInfo } = reservationData
  const price = requiredPrice(priceOf(payableOf(info), conversion.markup))
  return withoutUndefined({
    transactionId,
    expiresOn: expiryOf(conversion.now, expiresOn),
    status: enumValueOf(BookingTransactionStatus, status) ?? BookingTransactionStatus.Open,
    price,
    priceChanged: info.additionalFields?.['priceChanged'] === '1',
    firstPaymentPercent: firstShareOf(reservationData.paymentDetail?.paymentPlan, payableOf(info)),
    travellers: travellers.map(travellerOf),
    services: services.map((service) => serviceOf(service, price, conversion)),
    customerInfo: customerOf(customerInfo),
    reservationNote: textOf(info.note, 2000),
    agencyReservationNumber: textOf(info.agencyReservationNumber, 60),
    ...(warnings.length === 0 ? {} : { messages: warnings.map((code) => ({ type: MessageType.Warning, code })) }),
  })
}

/** The traveller's price. The agency's own prices are never shown (decision 17.7). */
const payableOf = (info: Wire['ReservationInfo']) =>
  info.priceToPay ?? info.passengerPriceToPay ?? info.totalPrice ?? info.salePrice

/** The first step of the payment plan as a share of the price, in per cent, rounded up; undefined without a plan. */
function firstShareOf(plan: readonly Wire['PaymentPlanStep'][] = [], whole: Wire['Price'] | undefined) {
  const [first] = plan.toSorted((a, b) => (a.paymentNo ?? 0) - (b.paymentNo ?? 0))
  if (first?.price === undefined) return undefined
  const { amount, currency, percent } = first.price
  const isComparable = whole !== undefined && whole.amount > 0 && whole.currency === currency
  const share = percent ?? (isComparable ? (amount * 100) / whole.amount : undefined)
  return share === undefined ? undefined : Math.min(100, Math.max(0, Math.ceil(share)))
}

/** A service of a transaction or a reservation. Without a price it is included. */
export function serviceOf(
  service: Wire['BookedService'],
  whole: Money,
  { markup }: Conversion,
): Schemas['ProviderService'] {
  const { price, confirmationStatus, serviceDetails } = service
  return withoutUndefined({
    id: service.id.slice(0, 60),
    productType: enumValueOf(ProductType, service.productType) ?? ProductType.AdditionalService,
    name: textOf(service.name, 300) ?? '',
    beginDate: dayOf(service.beginDate),
    endDate: dayOf(service.endDate),
    route: enumValueOf(FlightRoute, serviceDetails?.flightInfo?.route),
    confirmationStatus: enumValueOf(ConfirmationStatus, confirmationStatus),
    pnrNo: textOf(service.pnrNo, 20),
    isExtraService: service.isExtraService === true,
    removable: service.additionalFields?.['removable'] === 'true',
    travellers: (service.travellers ?? []).map((id) => id.slice(0, 40)).slice(0, 99),
    price: price === undefined ? { ...whole, value: 0 } : requiredPrice(priceOf(price, markup)),
  })
}

/** The response of a commit with its reservation number. Everything else is read from the reservation. */
export const toCommitResult = (
  transactionId: string,
  { reservationNumber }: Wire['CommitBody'],
): Schemas['TransactionCommit'] =>
  withoutUndefined({
    transactionId,
    processStatus: 1 as const,
    status: BookingTransactionStatus.Completed,
    reservationNumber: matching(reservationNumber, /^.{1,40}$/),
  })

/** A required price. Throws `upstream-contract` if it is unusable. */
export function requiredPrice(price: Money | undefined): Money {
  if (price === undefined) throw new Problem('upstream-contract', { outcome: 'unknown' })
  return price
}
