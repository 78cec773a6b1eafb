import { trickOf } from '../../../scenarios/provider-magic.ts'
import { availabilityFor, choicesOf, freeFor, type Choice, type Market } from '../../prices/choice.ts'
import type { Cents } from '../../basics/money.ts'
import type { Stay } from '../../prices/pricing.ts'
import type { HotelSeed } from '../../seed/hotel-seed.ts'
import { inCurrency, type SoldIn } from './currency.ts'
import type { HotelOffer } from '../offer-id.ts'
import { providerIdOf, roomPricesFor, roomsFor, stayOf, type AskedRooms } from './rooms.ts'
import { ProviderRefusal } from '../wire/refusal.ts'

/** A hotel as the provider sells it: the same houses as the agency's, under ids of its own. */
export interface ProviderHotel {
  readonly id: string
  /** 1 the operator's own inventory, 2 the marketplace's. */
  readonly owner: 1 | 2
  readonly name: string
  readonly seed: HotelSeed
}

type Seeds = ReadonlyMap<string, HotelSeed>

/** Every hotel that a place is searched for. */
export function providerHotels(seeds: Seeds): ProviderHotel[] {
  return [...seeds.values()].map((seed) => {
    const owner = Number(seed.id) % 4 === 1 ? 1 : 2
    return { id: providerIdOf(seed), owner, name: seed.name, seed }
  })
}

/** The hotel of an id; ids that misbehave are the house that always has rooms. */
export function findHotel(id: string, seeds: Seeds): ProviderHotel | undefined {
  const trick = trickOf('hotel', id)
  if (trick === undefined) return providerHotels(seeds).find((hotel) => hotel.id === id)
  const seed = seeds.get('12')
  const name = trick === 'offer-expired' ? 'Hotel of Expired Offers' : 'Hotel of Moving Prices'
  return seed && { id, owner: 2, name, seed: { ...seed, name } }
}

/** A hotel that must be there. Refuses an unknown one. */
export function hotelOf(id: string, seeds: Seeds): ProviderHotel {
  const hotel = findHotel(id, seeds)
  if (hotel === undefined) throw new ProviderRefusal('ProductNotFound', 'There is no such hotel.')
  return hotel
}

/** What is asked for, and the currency that prices are told in. */
export interface Wanted extends AskedRooms {
  readonly currency: SoldIn
}

/** The same room for every party. */
export interface Found {
  readonly choice: Choice
  /** In the wanted currency, one sum for each room. */
  readonly rooms: readonly Cents[]
  readonly total: Cents
}

const sum = (cents: readonly Cents[]) => cents.reduce((total, one) => total + one, 0)

function priced(choice: Choice, wanted: Wanted, market: Market): Found {
  const rooms = roomPricesFor(choice, wanted, market).map((lira) => inCurrency(lira, wanted.currency))
  return { choice, rooms, total: sum(rooms) }
}

/** Every room and plan that takes all parties and is free for them, the cheapest first. */
export const findRooms = ({ seed }: ProviderHotel, wanted: Wanted, market: Market): Found[] =>
  roomsFor(seed, wanted, market)
    .map((choice) => priced(choice, wanted, market))
    .toSorted((a, b) => a.total - b.total)

/** What an offer costs by now, and whether it can still be had. */
export interface OfferNow extends Found {
  readonly hotel: ProviderHotel
  readonly stay: Stay
  /** 1 available, 2 on request, 3 gone. */
  readonly availability: 1 | 2 | 3
}

/** A hotel offer at this moment. Refuses one whose hotel or room is not there any more. */
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
