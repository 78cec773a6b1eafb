import {
  BookingTransactionStatus,
  ConfirmationStatus,
  DateCriterion,
  DocumentType,
  PaymentStatus,
  ProductType,
  ReservationStatus,
} from '@rota/openapi/agency/enums'
import { dateInIstanbul, type CivilDate } from '../basics/civil-date.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { moveTransaction } from '../provider/transaction.ts'
import { moneyIn } from './currency.ts'
import { leaderOf, serviceView } from './transaction-view.ts'
import { totalOf, type PaximumRecord } from './transactions.ts'
import { countsOf, travellerView } from './travellers.ts'

type Row = Schema<'ReservationRow'>

const STATUS: Readonly<Record<number, Schema<'ReservationStatus'>>> = {
  [BookingTransactionStatus.Modified]: ReservationStatus.Modified,
  [BookingTransactionStatus.Cancelled]: ReservationStatus.Cancel,
  [BookingTransactionStatus.CancelX]: ReservationStatus.CancelX,
}

const datesOf = ({ services }: PaximumRecord) => {
  const begins = services.flatMap(({ beginDate }) => beginDate ?? [])
  const ends = services.flatMap(({ endDate }) => endDate ?? [])
  return { beginDate: Math.min(...begins), endDate: Math.max(...ends) }
}

/** The first moment from which a cancellation costs something; 0 when it always does. */
const freeUntilOf = ({ services }: PaximumRecord): number =>
  Math.min(...services.filter(({ isExtra }) => !isExtra).map(({ freeUntil = 0 }) => freeUntil))

/** A booked transaction as a line of a list. */
export function rowOf(record: PaximumRecord): Row {
  const { booked, agencyReservationNumber, services, slots, status, currency } = record
  const leaderName = leaderOf(record)
  return {
    reservationNumber: booked?.number ?? '',
    ...(agencyReservationNumber !== undefined && { agencyReservationNumber }),
    ...datesOf(record),
    registerDate: new Date(booked?.at ?? 0).toISOString(),
    ...(leaderName !== undefined && { leaderName }),
    ...countsOf(slots),
    productTypes: [...new Set(services.map(({ productType }) => productType))],
    reservationStatus: STATUS[status] ?? ReservationStatus.New,
    confirmationStatus: ConfirmationStatus.Confirm,
    paymentStatus: PaymentStatus.Paid,
    salePrice: moneyIn(totalOf(record), currency),
  }
}

/** The date of a reservation that a criterion asks by; there are no changes and no options here. */
function dateOf(record: PaximumRecord, type: Schema<'DateCriterion'>): CivilDate {
  if (type === DateCriterion.ServiceDate) return datesOf(record).beginDate
  if (type === DateCriterion.CancellationDeadline) return dateInIstanbul(freeUntilOf(record))
  return dateInIstanbul(record.booked?.at ?? 0)
}

/** The reservations that a question is about: every criterion counts, then a window of rows is cut out. */
export function reservationRows(booked: readonly PaximumRecord[], query: Schema<'ReservationQuery'>) {
  const { dateCriterias = [], reservationStatus, minIndexNumber = 1, maxIndexNumber = 100 } = query
  const rows = booked
    .filter((record) =>
      dateCriterias.every(({ type, from, to }) => {
        const date = dateOf(record, type)
        return date >= from && date <= to
      }),
    )
    .map(rowOf)
    .filter((row) => reservationStatus === undefined || row.reservationStatus === reservationStatus)
  return { reservations: rows.slice(minIndexNumber - 1, maxIndexNumber), totalCount: rows.length }
}

/** The reservation of a number. Throws the refusal `not-found`. */
export function bookedAs(booked: readonly PaximumRecord[], number: string): PaximumRecord {
  const found = booked.find((record) => record.booked?.number === number)
  if (found === undefined) throw new Refusal('not-found', 'There is no such reservation.')
  return found
}

/** Travellers have other ids once they are booked. */
const FIRST_TRAVELLER = 50_140

/** Everything about a reservation. */
export function reservationView(record: PaximumRecord): Schema<'ProviderReservation'> {
  const { id, status, slots, travellers, services, currency, booked, customerInfo, reservationNote } = record
  const bookedId = (travellerId: string) => String(FIRST_TRAVELLER + Number(travellerId))
  const isFlight = services.some(({ productType }) => productType === ProductType.Flight)
  return {
    summary: rowOf(record),
    status,
    transactionId: id,
    travellers: slots.map((slot) => {
      const named = travellers.find(({ travellerId }) => travellerId === slot.travellerId)
      return { ...travellerView(slot, named), travellerId: bookedId(slot.travellerId) }
    }),
    services: services.map((service) => ({
      ...serviceView(service, currency, booked?.number),
      travellers: service.travellers.map(bookedId),
    })),
    ...(customerInfo && { customerInfo }),
    ...(reservationNote !== undefined && { reservationNote }),
    cancellationPolicies: [
      {
        from: new Date(freeUntilOf(record)).toISOString(),
        percent: 100,
        price: moneyIn(totalOf(record), currency),
      },
    ],
    documents: [
      { documentType: DocumentType.Voucher, name: 'Voucher' },
      ...(isFlight ? [{ documentType: DocumentType.FlightTicket, name: 'Ticket' }] : []),
    ],
  }
}

/** Cancels what is booked: for nothing until its day, for the whole price afterwards. Throws IllegalMove. */
export function cancelBooked(record: PaximumRecord, now: number): void {
  const isFree = now < freeUntilOf(record)
  const { Cancelled, CancelX } = BookingTransactionStatus
  record.status = moveTransaction(record.status, isFree ? Cancelled : CancelX)
  if (record.booked) record.booked = { ...record.booked, penalty: isFree ? 0 : totalOf(record) }
}
