import { ProductType } from '@rota/openapi/provider/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import type { Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { TransactionState } from './transaction.ts'
import type { SoldIn } from './supply/currency.ts'
import type { ExtraOffer, FlightOffer, HotelOffer } from './offer-id.ts'
import type { Wire } from './wire/wire.ts'

/** The traveller details that both APIs send; each API adds its own. */
interface Sent {
  readonly name: string
  readonly surname: string
  readonly isLeader: boolean
}

/** A traveller: details from the search, and the details submitted since. */
export interface TravellerRecord<S extends Sent = Wire<'TravellerInput'>> {
  /** "1", "2" ... until the commit, then another number. */
  readonly id: string
  readonly type: Wire<'TravellerType'>
  readonly passengerType: number
  /** Range of possible birth dates, both inclusive. */
  readonly bornFrom: CivilDate
  readonly bornTo: CivilDate
  given?: S
}

/** A service of a transaction. */
export interface ServiceRecord {
  readonly id: string
  readonly offer: HotelOffer | FlightOffer | ExtraOffer
  /** Index of the leg in a flight offer, from 0; each leg is a service of its own. */
  readonly leg: number
  price: Cents
  /** Ids of the travellers who use it. */
  travellers: string[]
  isCancelled: boolean
  /** The agency's offer id, if it was begun at the agency. */
  readonly soldAs?: string
}

/** A payment at the provider itself. */
export interface PaymentRecord {
  readonly id: string
  readonly amount: Cents
  /** Whether a bank decides about it; otherwise it is already complete. */
  readonly isAtBank: boolean
  /** Whether the provider commits as soon as it is paid; nobody else may commit then. */
  readonly commits: boolean
}

/** Booking data, present since the commit. */
export interface Booked {
  readonly number: string
  /** Stands for the number in encrypted form; nothing here decrypts it. */
  readonly sealed: string
  /** When it was booked, in milliseconds since 1970 UTC, as all instants here. */
  readonly at: number
  /** When it was last changed or cancelled. */
  changedAt?: number
  status: Wire<'ReservationStatus'>
  /** Whether the agency has paid, or pays on credit, so that nothing is due. */
  isPaid: boolean
  penalty: Cents
}

/** A transaction and, after its commit, the reservation that it became, through either API. Plain JSON. */
interface AnyTransaction<S extends Sent, C> {
  readonly id: string
  readonly bookingNumber: string
  readonly currency: SoldIn
  readonly culture: string
  readonly nationality: string
  readonly beganAt: number
  /** Never extended (decision 17.4). */
  readonly expiresAt: number
  /** The price at the time of the search. */
  readonly priceSearched: Cents
  /** Number of the reservation that this transaction changes. */
  readonly changes?: string
  state: TransactionState
  travellers: TravellerRecord<S>[]
  services: ServiceRecord[]
  payments: PaymentRecord[]
  customer?: C
  note?: string
  agencyReservationNumber?: string
  booked?: Booked
}

/** A transaction begun directly at the provider. */
export interface TransactionRecord extends AnyTransaction<Wire<'TravellerInput'>, Wire<'CustomerInput'>> {
  readonly session?: never
}

/** A transaction begun through the agency; its prices include the site's markup. */
export interface HeldTransaction extends AnyTransaction<Schema<'ProviderTravellerInput'>, Schema<'ProviderCustomer'>> {
  /** Session of its booking; empty for reservations that existed before. */
  readonly session: string
}

export type AnyRecord = TransactionRecord | HeldTransaction

/** The total of all services that are not cancelled. */
export const totalOf = ({ services }: Pick<AnyRecord, 'services'>): Cents =>
  services.reduce((sum, { price, isCancelled }) => sum + (isCancelled ? 0 : price), 0)

/** The first and last day of all services. */
export function daysOf({ services }: Pick<AnyRecord, 'services'>): readonly [first: CivilDate, last: CivilDate] {
  const days = services.flatMap((service) => serviceDays(service))
  return [Math.min(...days), Math.max(...days)]
}

/** The first and last day of a service. */
export function serviceDays({ offer, leg }: ServiceRecord): readonly [first: CivilDate, last: CivilDate] {
  if (offer.product === ProductType.Flight) {
    const day = offer.legs[leg]?.day ?? 0
    return [day, day]
  }
  const nights = offer.product === ProductType.Hotel ? offer.night : 0
  return [offer.checkIn, addDays(offer.checkIn, nights)]
}
