import { BookingTransactionStatus, ConfirmationStatus, MessageType, ProductType } from '@rota/openapi/agency/enums'
import type { Schema } from '../basics/schemas.ts'
import { seededName } from '../basics/seeded.ts'
import { isBooked } from '../provider/transaction.ts'
import { moneyIn } from './currency.ts'
import type { SoldIn } from '../provider/supply/currency.ts'
import { totalOf, type ServiceRecord, type PaximumRecord } from './transactions.ts'
import { travellerView } from './travellers.ts'

type View = Schema<'ProviderTransaction'>

/** A part as the contract shows it; a flight has a number at its airline once it is ticketed. */
export function serviceView(service: ServiceRecord, currency: SoldIn, number?: string): Schema<'ProviderService'> {
  const { id, productType, name, beginDate, endDate, route, isExtra, travellers, price } = service
  const isTicketed = number !== undefined && productType === ProductType.Flight
  return {
    id,
    productType,
    name,
    ...(beginDate !== undefined && { beginDate }),
    ...(endDate !== undefined && { endDate }),
    ...(route !== undefined && { route }),
    ...(number !== undefined && { confirmationStatus: ConfirmationStatus.Confirm }),
    ...(isTicketed && { pnrNo: seededName(`pnr/${number}/${id}`, 6).toUpperCase() }),
    isExtraService: isExtra,
    removable: isExtra && number === undefined,
    travellers: [...travellers],
    price: moneyIn(price, currency),
  }
}

/** A transaction as the contract shows it. */
export function transactionView(record: PaximumRecord, messages: View['messages'] = []): View {
  const { id, expiresAt, status, currency, shown, services, slots, travellers } = record
  const { customerInfo, reservationNote, agencyReservationNumber } = record
  const ordered = services.reduce((sum, { isExtra, price }) => sum + (isExtra ? 0 : price), 0)
  return {
    transactionId: id,
    expiresOn: new Date(expiresAt).toISOString(),
    status,
    price: moneyIn(totalOf(record), currency),
    priceChanged: ordered !== shown,
    travellers: slots.map((slot) =>
      travellerView(
        slot,
        travellers.find(({ travellerId }) => travellerId === slot.travellerId),
      ),
    ),
    services: services.map((service) => serviceView(service, currency)),
    ...(customerInfo && { customerInfo }),
    ...(reservationNote !== undefined && { reservationNote }),
    ...(agencyReservationNumber !== undefined && { agencyReservationNumber }),
    ...(messages.length > 0 && { messages }),
  }
}

/** A warning does not stop a commit; its code is one that was seen on the wire (decision 16.7). */
export const SIMILAR: NonNullable<View['messages']>[number] = {
  type: MessageType.Warning,
  code: 'DuplicateReservationFound',
  message: 'There is a similar reservation.',
}

/** Name and surname of who leads. */
export function leaderOf({ travellers }: Pick<PaximumRecord, 'travellers'>): string | undefined {
  const leader = travellers.find(({ isLeader }) => isLeader)
  return leader && `${leader.name} ${leader.surname}`
}

/** Whether somebody of the same name has already booked for the same first day. */
export function isSimilar(record: PaximumRecord, booked: readonly PaximumRecord[]): boolean {
  const [own] = record.services
  return booked.some(
    (other) =>
      isBooked(other.status) && leaderOf(other) === leaderOf(record) && other.services[0]?.beginDate === own?.beginDate,
  )
}

/** What came of a commit. */
export function commitView({ id, status, booked }: PaximumRecord): Schema<'TransactionCommit'> {
  const isDone = status === BookingTransactionStatus.Completed
  return {
    transactionId: id,
    processStatus: isDone ? 1 : 2,
    status,
    ...(booked && { reservationNumber: booked.number }),
  }
}
