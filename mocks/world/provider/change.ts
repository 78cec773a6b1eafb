import { ProductType, TransactionStatus } from '@rota/openapi/provider/enums'
import { trickOf } from '../../scenarios/provider/provider-magic.ts'
import type { World } from '../world.ts'
import { openOffer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import type { TransactionRecord } from './transaction-record.ts'
import { checkTraveller } from './travellers.ts'
import { isBooked } from './transaction.ts'
import type { Wire } from './wire/wire.ts'

const nextId = ({ services }: TransactionRecord) => Math.max(0, ...services.map(({ id }) => Number(id))) + 1

/** Adds extras to an open transaction, for the listed travellers or for all. A repeated call adds them again. */
export function addServices({ transactionId, offers }: Wire<'AddServicesRequest'>, world: World): TransactionRecord {
  const record = world.transactions.open(transactionId)
  const allIds = record.travellers.map(({ id }) => id)
  const added = offers.map(({ offerId, travellers = allIds }, index) => {
    const offer = openOffer(offerId, world.clock.now())
    if (offer.product !== ProductType.AdditionalService || offer.currency !== record.currency) {
      throw new ProviderRefusal('OfferNotAvailable', 'Only extras can be added, in the currency of the transaction.')
    }
    if (!travellers.every((id) => allIds.includes(id))) {
      throw new ProviderRefusal('InvalidParameter', 'There is no such traveller.')
    }
    const id = String(nextId(record) + index)
    return {
      id,
      offer,
      leg: 0,
      price: offer.price * travellers.length,
      travellers: [...travellers],
      isCancelled: false,
    }
  })
  return world.transactions.change(record.id, (edited) => {
    edited.services.push(...added)
  })
}

/** Removes extras from an open transaction. */
export function removeServices({ transactionId, services }: Wire<'RemoveServicesRequest'>, world: World) {
  const record = world.transactions.open(transactionId)
  for (const id of services) {
    const service = record.services.find((candidate) => candidate.id === id)
    if (service === undefined) throw new ProviderRefusal('ServiceNotFound', 'There is no such service.')
    if (service.offer.product !== ProductType.AdditionalService) {
      throw new ProviderRefusal('ServiceCanNotBeRemoved', 'A main service can not be removed.')
    }
  }
  return world.transactions.change(record.id, (edited) => {
    edited.services = edited.services.filter(({ id }) => !services.includes(id))
  })
}

/** Replaces all travellers and, if given, the customer. Refuses travellers that do not fit the offers. */
export function setReservationInfo(body: Wire<'ReservationInfoRequest'>, world: World): TransactionRecord {
  const record = world.transactions.open(body.transactionId)
  const trick = trickOf(
    "leader's surname",
    body.travellers.find(({ isLeader }) => isLeader)?.surname.toUpperCase() ?? '',
  )
  if (trick === 'update-refused') throw new ProviderRefusal('InvalidParameter', 'The travellers are not valid.')
  if (trick === 'transaction-expired') {
    world.transactions.change(record.id, (edited) => {
      edited.state = TransactionStatus.Expired
    })
    throw new ProviderRefusal('TransactionExpired', 'The transaction has expired.')
  }
  const isFlying = record.services.some(({ offer }) => offer.product === ProductType.Flight)
  const submittedById = new Map(body.travellers.map((traveller) => [traveller.travellerId, traveller]))
  if (body.travellers.length !== record.travellers.length || submittedById.size !== record.travellers.length) {
    throw new ProviderRefusal('PassengerCountMismatch', 'There are not as many travellers as in the offers.')
  }
  const travellers = record.travellers.map((traveller) => {
    const submitted = submittedById.get(traveller.id)
    if (submitted === undefined) throw new ProviderRefusal('InvalidParameter', 'There is no such traveller.')
    checkTraveller(submitted, traveller, isFlying)
    return { ...traveller, given: submitted }
  })
  const { customerInfo, reservationNote, agencyReservationNumber } = body
  return world.transactions.change(record.id, (edited) => {
    edited.travellers = travellers
    if (customerInfo !== undefined) edited.customer = customerInfo
    if (reservationNote !== undefined) edited.note = reservationNote
    if (agencyReservationNumber !== undefined) edited.agencyReservationNumber = agencyReservationNumber
  })
}

/** A text of the leader's name and the services: two bookings with the same text are probably duplicates. */
function duplicateKey({ travellers, services }: TransactionRecord): string {
  const leader = travellers.find(({ given }) => given?.isLeader)?.given
  const serviceKeys = services.map(({ offer }) => {
    if (offer.product === ProductType.Hotel) return `${offer.hotel}/${offer.checkIn}`
    return offer.product === ProductType.Flight ? JSON.stringify(offer.legs) : ''
  })
  return [leader?.name, leader?.surname, ...serviceKeys].join('|').toUpperCase()
}

/** Whether a very similar transaction is already booked. */
export function hasDuplicate(record: TransactionRecord, world: World): boolean {
  return world.transactions
    .all()
    .some(
      (other) =>
        isBooked(other.state) &&
        other.booked?.number !== record.changes &&
        duplicateKey(other) === duplicateKey(record),
    )
}
