import { ProductType, TransactionStatus } from '@rota/openapi/provider/enums'
import type { Cents } from '../basics/money.ts'
import type { World } from '../world.ts'
import { openOffer, type Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import { servicesOf } from './services.ts'
import type { AnyRecord, TransactionRecord } from './transaction-record.ts'
import { isBooked, LIFE } from './transaction.ts'
import { travellersOf } from './travellers.ts'
import { uuidOf } from './wire/uuid.ts'

const partyOf = (offer: Offer) =>
  travellersOf(offer)
    .map(({ type }) => type)
    .toSorted((a, b) => a - b)
    .join()

/**
 * The total price at search time: for package offers the highest price plus the
 * others' fees, for all other offers the sum.
 */
function priceSearchedOf(offers: readonly Offer[]): Cents {
  const packageOffers = offers
    .filter((offer) => offer.product === ProductType.Flight)
    .filter(({ isPackage }) => isPackage)
  if (packageOffers.length < 2) return offers.reduce((sum, { price }) => sum + price, 0)
  const otherOffers = offers.filter((offer) => offer.product !== ProductType.Flight || !offer.isPackage)
  const fees = packageOffers.slice(1).reduce((sum, { fee }) => sum + fee, 0)
  return otherOffers.reduce(
    (sum, { price }) => sum + price,
    fees + Math.max(...packageOffers.map(({ price }) => price)),
  )
}

/** Whether no two flights have different group keys: the legs of a round trip share one key (decision 17.3). */
function areSoldTogether(offers: readonly Offer[]): boolean {
  const groupKeys = offers.flatMap((offer) =>
    offer.product === ProductType.Flight && offer.group !== '' ? [offer.group] : [],
  )
  return new Set(groupKeys).size < 2
}

/** The caller's settings for a new transaction. */
interface Opening {
  readonly culture: string | undefined
}

/** Ids and expiry of a new transaction. */
export function newIds(world: World): Pick<AnyRecord, 'id' | 'bookingNumber' | 'beganAt' | 'expiresAt'> {
  const name = world.ids.next('provider-transaction')
  const beganAt = world.clock.now()
  const id = uuidOf(name)
  return { id, bookingNumber: `${id.slice(0, 8)}-${id.slice(9, 10)}`, beganAt, expiresAt: beganAt + LIFE }
}

/**
 * Begins a transaction with offers. Refuses offers that have expired or are no longer
 * available, and offers for different parties.
 */
export function beginWithOffers(ids: readonly string[], { culture }: Opening, world: World): TransactionRecord {
  const offers = ids.map((id) => openOffer(id, world.clock.now()))
  const [first] = offers
  if (first === undefined || first.product === ProductType.AdditionalService)
    throw new ProviderRefusal('OfferNotFound', 'There is no main offer.')
  if (new Set(offers.map(partyOf)).size > 1 || new Set(offers.map(({ currency }) => currency)).size > 1) {
    throw new ProviderRefusal(
      'PassengerCountMismatch',
      'The offers are for different parties or in different currencies.',
    )
  }
  if (!areSoldTogether(offers)) {
    throw new ProviderRefusal('OfferNotAvailable', 'These flights are not sold together.')
  }
  const travellers = travellersOf(first)
  const record: TransactionRecord = {
    ...newIds(world),
    currency: first.currency,
    culture: culture ?? 'en-US',
    nationality: first.product === ProductType.Hotel ? first.nationality : 'TR',
    priceSearched: priceSearchedOf(offers),
    state: TransactionStatus.Open,
    travellers,
    services: servicesOf(
      offers,
      travellers.map(({ id }) => id),
      world,
      1,
    ),
    payments: [],
  }
  world.transactions.add(record)
  return record
}

/** Begins a transaction that changes a reservation. Refuses a reservation that is no longer booked. */
export function beginWithReservation(number: string, { culture }: Opening, world: World): TransactionRecord {
  const { booked, ...reservation } = world.transactions.byNumber(number)
  if (booked === undefined || !isBooked(reservation.state)) {
    throw new ProviderRefusal('ReservationNotFound', 'There is no such reservation to change.')
  }
  const record: TransactionRecord = {
    ...reservation,
    ...newIds(world),
    culture: culture ?? reservation.culture,
    changes: number,
    state: TransactionStatus.Open,
    payments: [],
  }
  world.transactions.add(record)
  return record
}
