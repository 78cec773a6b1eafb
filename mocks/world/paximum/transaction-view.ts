import { BookingTransactionStatus, ConfirmationStatus, MessageType, ProductType } from '@rota/openapi/agency/enums'
import type { Schema } from '../basics/schemas.ts'
import { seededName } from '../basics/seeded.ts'
import type { SoldIn } from '../provider/supply/currency.ts'
import { isBooked } from '../provider/transaction.ts'
import { daysOf, totalOf, type HeldTransaction, type ServiceRecord } from '../provider/transaction-record.ts'
import type { World } from '../world.ts'
import { moneyIn } from './currency.ts'
import { needsPassport, serviceDetails } from './service-details.ts'
import { travellerView } from './travellers.ts'

type View = Schema<'ProviderTransaction'>

const isExtra = ({ offer }: ServiceRecord) => offer.product === ProductType.AdditionalService

/** A service in the contract's format; a flight has an airline booking number once it is ticketed. */
export function serviceView(
  service: ServiceRecord,
  currency: SoldIn,
  world: World,
  number?: string,
): Schema<'ProviderService'> {
  const { id, offer, travellers, price } = service
  const { name, beginDate, endDate, route } = serviceDetails(service, world.catalogue.seeds)
  const isTicketed = number !== undefined && offer.product === ProductType.Flight
  return {
    id,
    productType: offer.product,
    name,
    ...(beginDate !== undefined && { beginDate }),
    ...(endDate !== undefined && { endDate }),
    ...(route !== undefined && { route }),
    ...(number !== undefined && { confirmationStatus: ConfirmationStatus.Confirm }),
    ...(isTicketed && { pnrNo: seededName(`pnr/${number}/${id}`, 6).toUpperCase() }),
    isExtraService: isExtra(service),
    removable: isExtra(service) && number === undefined,
    travellers: [...travellers],
    price: moneyIn(price, currency),
  }
}

/** A transaction in the contract's format. */
export function transactionView(record: HeldTransaction, world: World, messages: View['messages'] = []): View {
  const { id, expiresAt, state, currency, priceSearched, services, travellers } = record
  const { customer, note, agencyReservationNumber } = record
  const priceWithoutExtras = services.reduce((sum, service) => sum + (isExtra(service) ? 0 : service.price), 0)
  const isPassportNeeded = needsPassport(record)
  return {
    transactionId: id,
    expiresOn: new Date(expiresAt).toISOString(),
    status: state,
    price: moneyIn(totalOf(record), currency),
    priceChanged: priceWithoutExtras !== priceSearched,
    travellers: travellers.map((traveller) => travellerView(traveller, isPassportNeeded)),
    services: services.map((service) => serviceView(service, currency, world)),
    ...(customer && { customerInfo: customer }),
    ...(note !== undefined && { reservationNote: note }),
    ...(agencyReservationNumber !== undefined && { agencyReservationNumber }),
    ...(messages.length > 0 && { messages }),
  }
}

/** A warning does not prevent a commit; this code was observed on the wire (decision 16.7). */
export const SIMILAR: NonNullable<View['messages']>[number] = {
  type: MessageType.Warning,
  code: 'DuplicateReservationFound',
  message: 'There is a similar reservation.',
}

/** Name and surname of the leader. */
export function leaderOf({ travellers }: Pick<HeldTransaction, 'travellers'>): string | undefined {
  const leader = travellers.find(({ given }) => given?.isLeader)?.given
  return leader && `${leader.name} ${leader.surname}`
}

/** Whether somebody of the same name already has a booking with the same first day. */
export function isSimilar(record: HeldTransaction, booked: readonly HeldTransaction[]): boolean {
  const [first] = daysOf(record)
  return booked.some(
    (other) => isBooked(other.state) && leaderOf(other) === leaderOf(record) && daysOf(other)[0] === first,
  )
}

/** The result of a commit. */
export function commitView({ id, state, booked }: HeldTransaction): Schema<'TransactionCommit'> {
  const isDone = state === BookingTransactionStatus.Completed
  return {
    transactionId: id,
    processStatus: isDone ? 1 : 2,
    status: state,
    ...(booked && { reservationNumber: booked.number }),
  }
}
