import { addDays, type CivilDate } from '../basics/civil-date.ts'
import type { Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { TransactionState } from './transaction.ts'
import type { SoldIn } from './supply/currency.ts'
import type { ExtraOffer, FlightOffer, HotelOffer } from './offer-id.ts'
import type { Wire } from './wire/wire.ts'

/** What the model knows of what was sent about a person; the face that it came by knows the rest. */
interface Sent {
  readonly name: string
  readonly surname: string
  readonly isLeader: boolean
}

/** Somebody who travels: what the search said of them, and what was sent about them since. */
export interface TravellerRecord<S extends Sent = Wire<'TravellerInput'>> {
  /** "1", "2" ... until the commit, another number from then on. */
  readonly id: string
  readonly type: Wire<'TravellerType'>
  readonly passengerType: number
  /** Days between which they were born, both included. */
  readonly bornFrom: CivilDate
  readonly bornTo: CivilDate
  given?: S
}

/** Something in a transaction. */
export interface ServiceRecord {
  readonly id: string
  readonly offer: HotelOffer | FlightOffer | ExtraOffer
  /** The leg of a flight offer that this is, counted from 0; a service is one leg. */
  readonly leg: number
  price: Cents
  /** Ids of those who use it. */
  travellers: string[]
  isCancelled: boolean
  /** Id of the offer at the agency, where it was begun there. */
  readonly soldAs?: string
}

/** Money that was asked for at the provider's own desk. */
export interface PaymentRecord {
  readonly id: string
  readonly amount: Cents
  /** At the bank; without one it is done already. */
  readonly isAtBank: boolean
  /** The provider commits as soon as it is paid; nobody else may. */
  readonly commits: boolean
}

/** A booking, from the commit on. */
export interface Booked {
  readonly number: string
  readonly sealed: string
  readonly at: number
  changedAt?: number
  status: Wire<'ReservationStatus'>
  /** The agency has paid or owes it, and nothing is left to pay. */
  isPaid: boolean
  penalty: Cents
}

/** A transaction and, after its commit, the reservation it has become, whichever face it came by. Plain JSON. */
interface AnyTransaction<S extends Sent, C> {
  readonly id: string
  readonly bookingNumber: string
  readonly currency: SoldIn
  readonly culture: string
  readonly nationality: string
  readonly beganAt: number
  /** Is not prolonged by anything (decision 17.4). */
  readonly expiresAt: number
  /** What the price was when its offers were found. */
  readonly priceSearched: Cents
  /** The reservation that is being changed. */
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

/** Begun with the provider itself. */
export interface TransactionRecord extends AnyTransaction<Wire<'TravellerInput'>, Wire<'CustomerInput'>> {
  readonly session?: never
}

/** Begun through the agency, whose prices have the markup of the site in them. */
export interface HeldTransaction extends AnyTransaction<Schema<'ProviderTravellerInput'>, Schema<'ProviderCustomer'>> {
  /** Session of the booking that it is for; empty where it was there before anybody came. */
  readonly session: string
}

export type AnyRecord = TransactionRecord | HeldTransaction

/** What everything costs that is not cancelled. */
export const totalOf = ({ services }: Pick<AnyRecord, 'services'>): Cents =>
  services.reduce((sum, { price, isCancelled }) => sum + (isCancelled ? 0 : price), 0)

/** The first and the last day of what is booked. */
export function daysOf({ services }: Pick<AnyRecord, 'services'>): readonly [first: CivilDate, last: CivilDate] {
  const days = services.flatMap((service) => serviceDays(service))
  return [Math.min(...days), Math.max(...days)]
}

/** The first and the last day of a service. */
export function serviceDays({ offer, leg }: ServiceRecord): readonly [first: CivilDate, last: CivilDate] {
  if (offer.product === 3) {
    const day = offer.legs[leg]?.day ?? 0
    return [day, day]
  }
  const nights = offer.product === 2 ? offer.night : 0
  return [offer.checkIn, addDays(offer.checkIn, nights)]
}
