import { trickOf } from '../../../scenarios/provider/provider-magic.ts'
import { availabilityFor, choicesOf, freeFor, type Choice, type Market } from '../../prices/choice.ts'
import type { Cents } from '../../basics/money.ts'
import type { Stay } from '../../prices/pricing.ts'
import type { HotelSeed } from '../../seed/hotel-seed.ts'
import { inCurrency, type SoldIn } from './currency.ts'
import type { HotelOffer } from '../offer-id.ts'
import { providerIdOf, roomPricesFor, roomsFor, stayOf, type AskedRooms } from './rooms.ts'
import { ProviderRefusal } from '../wire/refusal.ts'

/** A hotel at the provider: the agency's hotels under the provider's own ids. */
export interface ProviderHotel {
  readonly id: string
  /** Inventory owner: 1 the operator itself, 2 the marketplace. */
  readonly owner: 1 | 2
  readonly name: string
  readonly seed: HotelSeed
}

type Seeds = ReadonlyMap<string, HotelSeed>

/** All hotels of the provider. */
export function providerHotels(seeds: Seeds): ProviderHotel[] {
  return [...seeds.values()].map((seed) => {
    // Every fourth hotel is the operator's own, so that callers meet both owners.
    const owner = Number(seed.id) % 4 === 1 ? 1 : 2
    return { id: providerIdOf(seed), owner, name: seed.name, seed }
  })
}

/** The hotel of an id; magic ids stand for a hotel that always has rooms. */
export function findHotel(id: string, seeds: Seeds): ProviderHotel | undefined {
  const trick = trickOf('hotel', id)
  if (trick === undefined) return providerHotels(seeds).find((hotel) => hotel.id === id)
  const seed = seeds.get('12')
  const name = trick === 'offer-expired' ? 'Hotel of Expired Offers' : 'Hotel of Moving Prices'
  return seed && { id, owner: 2, name, seed: { ...seed, name } }
}

/** The hotel of an id. Refuses an unknown one. */
export function hotelOf(id: string, seeds: Seeds): ProviderHotel {
  const hotel = findHotel(id, seeds)
  if (hotel === undefined) throw new ProviderRefusal('ProductNotFound', 'There is no such hotel.')
  return hotel
}

/** A room search with the currency of its prices. */
export interface Wanted extends AskedRooms {
  readonly currency: SoldIn
}

/** What a search finds in a hotel: the same room for every party. */
export interface Found {
  readonly choice: Choice
  /** In the requested currency, one price per room. */
  readonly rooms: readonly Cents[]
  readonly total: Cents
}

const sum = (cents: readonly Cents[]) => cents.reduce((total, one) => total + one, 0)

function priced(choice: Choice, wanted: Wanted, market: Market): Found {
  const rooms = roomPricesFor(choice, wanted, market).map((lira) => inCurrency(lira, wanted.currency))
  return { choice, rooms, total: sum(rooms) }
}

/** All rooms and plans that fit every party and are free, cheapest first. */
export const findRooms = ({ seed }: ProviderHotel, wanted: Wanted, market: Market): Found[] =>
  roomsFor(seed, wanted, market)
    .map((choice) => priced(choice, wanted, market))
    .toSorted((a, b) => a.total - b.total)

/** The current price and availability of an offer. */
export interface OfferNow extends Found {
  readonly hotel: ProviderHotel
  readonly stay: Stay
  /** 1 available, 2 on request, 3 not available. */
  readonly availability: 1 | 2 | 3
}

/** The current state of a hotel offer. Refuses one whose hotel or room no longer exists. */
export function hotelOfferNow(offer: HotelOffer, seeds: Seeds, market: Market): OfferNow {
  const hotel = hotelOf(offer.hotel, seeds)
  const stay = stayOf(offer)
  const choice = choicesOf(hotel.seed, stay, market.today).find(
    (it) => it.roomId === offer.room && it.planId === offer.plan,
  )
  if (choice === undefined) throw new ProviderRefusal('OfferNotAvailable', 'The offer is not sold any more.')
  const isFree = freeFor(choice, stay, market) >= offer.parties.length
  const found = priced(choice, offer, market)
  return { ...found, hotel, stay, availability: isFree ? availabilityFor(choice, stay, market) : 3 }
}
