import { feeFrom } from './offered.ts'
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
import { close } from '../provider/penalty.ts'
import { totalOf, type HeldTransaction } from '../provider/transaction-record.ts'
import type { World } from '../world.ts'
import { moneyIn } from './currency.ts'
import { needsPassport, serviceDetails } from './service-details.ts'
import { leaderOf, serviceView } from './transaction-view.ts'
import { countsOf, travellerView } from './travellers.ts'

type Row = Schema<'ReservationRow'>

/** Reservation statuses by transaction state; every other state is `New`. */
const RESERVATION_STATUS: Readonly<Record<number, Schema<'ReservationStatus'>>> = {
  [BookingTransactionStatus.Modified]: ReservationStatus.Modified,
  [BookingTransactionStatus.Cancelled]: ReservationStatus.Cancel,
  [BookingTransactionStatus.CancelX]: ReservationStatus.CancelX,
}

const datesOf = ({ services }: HeldTransaction, { catalogue }: World) => {
  const details = services.map((service) => serviceDetails(service, catalogue.seeds))
  return {
    beginDate: Math.min(...details.flatMap(({ beginDate }) => beginDate ?? [])),
    endDate: Math.max(...details.flatMap(({ endDate }) => endDate ?? [])),
  }
}

/** End of free cancellation; 0 when cancelling is never free. */
const freeUntilOf = ({ services }: HeldTransaction, { catalogue }: World): number =>
  Math.min(
    ...services
      .filter(({ offer }) => offer.product !== ProductType.AdditionalService)
      .map((service) => serviceDetails(service, catalogue.seeds).freeUntil ?? 0),
  )

/** A booked transaction as a row of a list. */
export function rowOf(record: HeldTransaction, world: World): Row {
  const { booked, agencyReservationNumber, services, travellers, state, currency } = record
  const leaderName = leaderOf(record)
  return {
    reservationNumber: booked?.number ?? '',
    ...(agencyReservationNumber !== undefined && { agencyReservationNumber }),
    ...datesOf(record, world),
    registerDate: new Date(booked?.at ?? 0).toISOString(),
    ...(leaderName !== undefined && { leaderName }),
    ...countsOf(travellers),
    productTypes: [...new Set(services.map(({ offer }) => offer.product))],
    reservationStatus: RESERVATION_STATUS[state] ?? ReservationStatus.New,
    confirmationStatus: ConfirmationStatus.Confirm,
    paymentStatus: PaymentStatus.Paid,
    salePrice: moneyIn(totalOf(record), currency),
  }
}

/**
 * The date that a criterion refers to. The only change is a cancellation; a reservation never changed has its booking
 * date as change date, as at the provider. There are no option dates, so that criterion uses the booking date, too.
 */
function dateOf(record: HeldTransaction, type: Schema<'DateCriterion'>, world: World): CivilDate {
  if (type === DateCriterion.ServiceDate) return datesOf(record, world).beginDate
  if (type === DateCriterion.CancellationDeadline) return dateInIstanbul(freeUntilOf(record, world))
  if (type === DateCriterion.ChangeDate) return dateInIstanbul(record.booked?.changedAt ?? record.booked?.at ?? 0)
  return dateInIstanbul(record.booked?.at ?? 0)
}

/** The reservations that match all criteria, limited to a window of rows. */
export function reservationRows(query: Schema<'ReservationQuery'>, world: World) {
  const { dateCriterias = [], reservationStatus, minIndexNumber = 1, maxIndexNumber = 100 } = query
  const rows = world.transactions.held
    .booked()
    .filter((record) =>
      dateCriterias.every(({ type, from, to }) => {
        const date = dateOf(record, type, world)
        return date >= from && date <= to
      }),
    )
    .map((record) => rowOf(record, world))
    .filter((row) => reservationStatus === undefined || row.reservationStatus === reservationStatus)
  return { reservations: rows.slice(minIndexNumber - 1, maxIndexNumber), totalCount: rows.length }
}

/** Finds the reservation of a number. Throws the refusal `not-found`. */
export function reservationOf(number: string, { transactions }: World): HeldTransaction {
  const reservation = transactions.held.booked().find((record) => record.booked?.number === number)
  if (reservation === undefined) throw new Refusal('not-found', 'There is no such reservation.')
  return reservation
}

/** Added to the ids of travellers in a reservation: the provider gives booked travellers new ids. */
const BOOKED_ID_OFFSET = 50_140

/** The full view of a reservation. */
export function reservationView(record: HeldTransaction, world: World): Schema<'ProviderReservation'> {
  const { id, state, travellers, services, currency, booked, customer, note } = record
  const bookedId = (travellerId: string) => String(BOOKED_ID_OFFSET + Number(travellerId))
  const isFlight = services.some(({ offer }) => offer.product === ProductType.Flight)
  const isPassportNeeded = needsPassport(record)
  return {
    summary: rowOf(record, world),
    status: state,
    transactionId: id,
    travellers: travellers.map((traveller) => ({
      ...travellerView(traveller, isPassportNeeded),
      travellerId: bookedId(traveller.id),
    })),
    services: services.map((service) => ({
      ...serviceView(service, currency, world, booked?.number),
      travellers: service.travellers.map(bookedId),
    })),
    ...(customer && { customerInfo: customer }),
    ...(note !== undefined && { reservationNote: note }),
    cancellationPolicies: [
      {
        from: feeFrom(freeUntilOf(record, world)),
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

/** Cancels a reservation: free of charge until its fee begins, at the full price afterwards. Throws IllegalMove. */
export function cancelHeld(record: HeldTransaction, world: World): void {
  const now = world.clock.now()
  const isFree = now < Date.parse(feeFrom(freeUntilOf(record, world)))
  close(record, isFree ? 0 : totalOf(record), true, now)
}
