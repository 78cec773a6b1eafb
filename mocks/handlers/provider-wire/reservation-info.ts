import { ConfirmationStatus, PaymentStatus, ProductType, ReservationStatus } from '@rota/openapi/provider/enums'
import { PROVIDER_ACCOUNT } from '../../world/provider/wire/account.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { localTime, midnight } from '../../world/provider/wire/days.ts'
import { location } from '../../world/provider/supply/places.ts'
import { daysOf, totalOf, type TransactionRecord } from '../../world/provider/transaction-record.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { share } from '../../world/basics/money.ts'

/** The agency's commission, in thousandths of the price. */
export const COMMISSION = 100

const AGENCY = { code: PROVIDER_ACCOUNT.Agency, name: 'Yelkovan', ownAgency: false, aceExport: false }
const OPERATOR = { code: 'ROTA', name: 'Rota Operator' }
const MARKET = { code: 'TRMAR', name: 'Türkiye' }

/** All amounts of a booking. The agency owes the price without its commission; the passenger owes the full price. */
function amounts(record: TransactionRecord): Partial<Wire<'ReservationInfo'>> {
  const { currency, booked } = record
  const total = totalOf(record)
  const commission = share(total, COMMISSION)
  const fullPrice = price(total, currency)
  const due = price(booked?.isPaid ? 0 : total, currency)
  const net = price(total - commission, currency)
  const zero = price(0, currency)
  return {
    salePrice: fullPrice,
    totalPrice: fullPrice,
    priceToPay: due,
    passengerPriceToPay: fullPrice,
    passengerAmountToPay: fullPrice,
    agencyPriceToPay: net,
    agencyAmountToPay: net,
    supplementDiscount: zero,
    passengerEB: zero,
    agencyEB: zero,
    discount: zero,
    agencyBalance: booked?.isPaid ? zero : net,
    passengerBalance: due,
    agencyCommission: { percent: COMMISSION / 10, amount: commission / 100, currency },
    brokerCommission: { percent: 0, ...zero },
    agencySupplementCommission: { percent: 0, ...zero },
    promotionAmount: zero,
    agencyDiscount: 0,
  }
}

/** The payment status of a booking. */
export const paymentStatus = ({ booked }: TransactionRecord): Wire<'PaymentStatus'> =>
  booked?.isPaid ? PaymentStatus.Paid : PaymentStatus.UnPaid

/** A booking is confirmed when all its services are. */
export const confirmationOf = (services: readonly Wire<'BookedService'>[]): Wire<'ConfirmationStatus'> =>
  services.every(({ confirmationStatus }) => confirmationStatus === ConfirmationStatus.Confirm)
    ? ConfirmationStatus.Confirm
    : ConfirmationStatus.Request

/** Summary of a booking: status, dates and amounts. */
export function reservationInfo(
  record: TransactionRecord,
  services: readonly Wire<'BookedService'>[],
): Wire<'ReservationInfo'> {
  const { booked, culture, note = '', agencyReservationNumber } = record
  const [first, last] = daysOf(record)
  const city = services.find(({ arrivalCity }) => arrivalCity !== undefined)?.arrivalCity
  const hotelCountry = services
    .map(({ serviceDetails }) => serviceDetails?.hotelDetail?.country)
    .find((found) => found !== undefined)
  const country = hotelCountry ?? location('turkiye', culture)
  const hasPriceChanged = booked === undefined && totalWithoutExtras(record) !== record.priceSearched
  return {
    bookingNumber: booked?.number ?? record.bookingNumber,
    ...(booked && { encryptedBookingNumber: booked.sealed, market: MARKET, operator: OPERATOR }),
    agency: AGENCY,
    agencyUser: {
      office: { code: 'MAIN', name: 'Main office' },
      operator: { ...OPERATOR, agencyCanDiscountCommission: false },
      market: MARKET,
      agency: AGENCY,
      name: 'Website',
      code: PROVIDER_ACCOUNT.User,
    },
    beginDate: midnight(first),
    endDate: midnight(last),
    note,
    ...(agencyReservationNumber !== undefined && { agencyReservationNumber }),
    ...amounts(record),
    reservationStatus: booked?.status ?? ReservationStatus.New,
    confirmationStatus: confirmationOf(services),
    paymentStatus: paymentStatus(record),
    documents: [],
    otherDocuments: [],
    reservableInfo: { reservable: false },
    paymentFrom: 1,
    departureCountry: country,
    arrivalCountry: country,
    ...(city && { departureCity: city, arrivalCity: city }),
    createDate: localTime(booked?.at ?? record.beganAt),
    ...(booked?.changedAt !== undefined && { changeDate: localTime(booked.changedAt) }),
    additionalFields: { smsLimit: '3', priceChanged: hasPriceChanged ? '1' : '0', allowSalePriceEdit: '1' },
    additionalCode1: '',
    additionalCode2: '',
    additionalCode3: '',
    additionalCode4: '',
    hasAvailablePromotionCode: false,
  }
}

/** The price of all services but extras: an extra that is added after the search is no price change. */
const totalWithoutExtras = ({ services }: TransactionRecord) =>
  services.reduce(
    (sum, service) => sum + (service.offer.product === ProductType.AdditionalService ? 0 : service.price),
    0,
  )
