import {
  BookingTransactionStatus,
  ConfirmationStatus,
  DocumentType,
  PaymentStatus,
  ProductType,
  ReservationStatus,
  TravellerType,
} from '@rota/openapi/agency/enums'
import type { BodyOf, Schemas } from '../../../ports/contract.ts'
import { Problem } from '../../../ports/problem.ts'
import type { ProviderBody, Wire } from '../../../ports/provider.ts'
import { dayOf, momentOf, wireDayOf } from '../days.ts'
import { enumValueOf } from '../enums.ts'
import { customerOf } from './person.ts'
import { translateEach, matching, withoutUndefined, textOf, integerWithin } from '../present.ts'
import { priceOf } from '../price.ts'
import { CULTURE, type Conversion } from '../conversion.ts'
import { termsOfAll } from '../terms.ts'
import { serviceOf, requiredPrice } from './transaction.ts'
import { travellerOf } from './travellers.ts'

type Row = Schemas['ReservationRow']

/** Default number of rows of a list. */
const DEFAULT_ROWS = 100

/** The provider's request for a reservation list. */
export function reservationsRequest(query: BodyOf<'reservationList'>): ProviderBody<'reservationList'> {
  const { dateCriterias, reservationStatus, minIndexNumber = 1, culture = CULTURE } = query
  return withoutUndefined({
    culture,
    dateCriterias: dateCriterias?.map(({ type, from, to }) => ({ type, from: wireDayOf(from), to: wireDayOf(to) })),
    reservationStatus,
    minIndexNumber,
    maxIndexNumber: query.maxIndexNumber ?? minIndexNumber + DEFAULT_ROWS - 1,
  })
}

/**
 * Rows of a list. Invalid rows are dropped; the total is the provider's. If the provider sends none and as many rows
 * as requested, the total is one more than the rows so far, so that a caller requests the next rows (decision 17.10).
 * @param context.leftOut how many rows were dropped already
 */
export function toReservations(
  { reservations, totalCount }: Wire['ReservationListBody'],
  conversion: Conversion,
  context: { asked: ProviderBody<'reservationList'>; leftOut: number },
) {
  const { minIndexNumber: first = 1, maxIndexNumber: last = first + DEFAULT_ROWS - 1 } = context.asked
  const rows = translateEach(reservations, (row) => rowOf(row, conversion), 1000)
  const lastReceived = first - 1 + reservations.length + context.leftOut
  return { reservations: rows, totalCount: totalCount ?? (lastReceived < last ? lastReceived : lastReceived + 1) }
}

function rowOf(row: Wire['ReservationRow'], conversion: Conversion): Row | undefined {
  const { beginDate, endDate, registerDate, createDate, leaderName, services } = row
  return summaryOf({
    number: row.reservationNumber,
    agencyNumber: row.agencyReservationNumber,
    days: [beginDate, endDate],
    registered: registerDate ?? createDate,
    leaderName,
    counts: { adult: row.adult, child: row.child },
    productTypes: (services ?? []).map(({ productType }) => productType),
    statuses: row,
    price: priceOf(row.salePrice, conversion.markup),
  })
}

/** A reservation with all of its details. */
export function toReservation(body: Wire['ReservationBody'], conversion: Conversion): Schemas['ProviderReservation'] {
  const { reservationInfo: info, travellers, services, customerInfo } = body.reservationData
  // The price of a reservation. After a paid commit the amount to pay is 0, so other fields are used (decision 17.9).
  const price = requiredPrice(
    priceOf(info.salePrice ?? info.totalPrice ?? info.passengerPriceToPay ?? info.priceToPay, conversion.markup),
  )
  const leader = travellers.find(({ isLeader }) => isLeader === true) ?? travellers[0]
  const adults = travellers.filter(({ type }) => type === undefined || type === TravellerType.Adult).length
  const summary = summaryOf({
    number: body.reservationNumber,
    agencyNumber: info.agencyReservationNumber,
    days: [info.beginDate ?? services[0]?.beginDate, info.endDate ?? services[0]?.endDate],
    registered: info.createDate ?? info.changeDate ?? info.beginDate,
    leaderName: [leader?.name, leader?.surname].filter(Boolean).join(' '),
    counts: { adult: adults, child: travellers.length - adults },
    productTypes: services.map(({ productType }) => productType),
    statuses: info,
    price,
  })
  if (summary === undefined) throw new Problem('upstream-contract', { outcome: 'unknown' })
  const files = [...(info.documents ?? []), ...services.flatMap(({ documents }) => documents ?? [])]
  return withoutUndefined({
    summary,
    status: enumValueOf(BookingTransactionStatus, body.status) ?? BookingTransactionStatus.Completed,
    // May be all zeros, which means no number (decision 17.9).
    transactionId: matching(body.transactionId, /^(?=.*[1-9a-f])[A-Za-z0-9-]{8,64}$/i),
    travellers: travellers.map(travellerOf),
    services: services.map((service) => serviceOf(service, price, conversion)),
    customerInfo: customerOf(customerInfo),
    reservationNote: textOf(info.note, 2000),
    cancellationPolicies: termsOfAll(
      services.map(({ cancellationPolicies }) => cancellationPolicies),
      conversion,
    ),
    documents: translateEach(files, documentOf, 40),
  })
}

/** The values of a summary, from a row or from a reservation. */
interface SummaryInput {
  number: string
  agencyNumber: string | undefined
  days: readonly [string | undefined, string | undefined]
  registered: string | undefined
  leaderName: string | undefined
  counts: { adult: number | undefined; child: number | undefined }
  productTypes: readonly (number | undefined)[]
  statuses: { reservationStatus?: number; confirmationStatus?: number; paymentStatus?: number }
  price: Row['salePrice'] | undefined
}

/** A reservation row, or undefined if required values are missing. */
function summaryOf(input: SummaryInput): Row | undefined {
  const [beginDate, endDate] = input.days.map((day) => dayOf(day))
  const registerDate = momentOf(input.registered)
  if (beginDate === undefined || endDate === undefined || registerDate === undefined || input.price === undefined)
    return undefined
  return withoutUndefined({
    reservationNumber: input.number.slice(0, 40),
    agencyReservationNumber: textOf(input.agencyNumber, 60),
    beginDate,
    endDate,
    registerDate,
    leaderName: textOf(input.leaderName, 130),
    adult: integerWithin(input.counts.adult, 0, 99),
    child: integerWithin(input.counts.child, 0, 99),
    productTypes: translateEach([...new Set(input.productTypes)], (type) => enumValueOf(ProductType, type), 99),
    reservationStatus: enumValueOf(ReservationStatus, input.statuses.reservationStatus) ?? ReservationStatus.New,
    confirmationStatus:
      enumValueOf(ConfirmationStatus, input.statuses.confirmationStatus) ?? ConfirmationStatus.Request,
    paymentStatus: enumValueOf(PaymentStatus, input.statuses.paymentStatus) ?? PaymentStatus.None,
    salePrice: input.price,
  })
}

function documentOf({ documentType, name }: Wire['Document']) {
  const type = enumValueOf(DocumentType, documentType)
  return type === undefined ? undefined : { documentType: type, name: textOf(name, 200) ?? '' }
}
