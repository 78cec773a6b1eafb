import { ProductType, ProviderId, TravellerType } from '@rota/openapi/provider/enums'
import { addDays, nightsOf } from '../../world/basics/civil-date.ts'
import { availabilityFor } from '../../world/prices/choice.ts'
import type { Cents } from '../../world/basics/money.ts'
import type { Party } from '../../world/prices/pricing.ts'
import { PLANS } from '../../world/seed/plans.ts'
import { ROOMS } from '../../world/seed/rooms.ts'
import { BOARDS } from '../../world/provider/supply/boards.ts'
import { parts, price } from '../../world/provider/supply/currency.ts'
import { instant, midnight } from '../../world/provider/wire/days.ts'
import type { Found, ProviderHotel } from '../../world/provider/supply/hotels.ts'
import { offerIdOf, type HotelOffer } from '../../world/provider/offer-id.ts'
import { isRefundable } from '../../world/provider/penalty.ts'
import { textIn } from '../../world/provider/supply/places.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import { policies } from './policies.ts'

/** How long a hotel offer is valid, in milliseconds (decision 17.4). */
const OFFER_LIFE = 20 * 60_000

/** Properties that all offers of a search share. */
export interface Search extends Pick<
  HotelOffer,
  'checkIn' | 'night' | 'parties' | 'nationality' | 'currency' | 'again'
> {
  readonly culture: string
}

/** The contents of an offer id for an available room. */
function contentOf(hotel: ProviderHotel, room: Found, search: Search, now: number): HotelOffer {
  const { checkIn, night, parties, nationality, currency, again } = search
  const { roomId, planId } = room.choice
  return {
    product: ProductType.Hotel,
    hotel: hotel.id,
    room: roomId,
    plan: planId,
    checkIn,
    night,
    parties,
    nationality,
    currency,
    price: room.total,
    expiresAt: now + OFFER_LIFE,
    ...(again && { again }),
  }
}

/** An available room as an offer in the provider's format. */
export function hotelOffer(hotel: ProviderHotel, room: Found, search: Search, world: World): Wire<'HotelOffer'> {
  const content = contentOf(hotel, room, search, world.clock.now())
  const stay = { checkIn: search.checkIn, checkOut: addDays(search.checkIn, search.night) }
  // Hotels of the provider itself; all others come from a marketplace.
  const isOwn = hotel.owner === ProviderId.TourVisio
  return {
    night: search.night,
    isAvailable: true,
    availability: availabilityFor(room.choice, stay, world.market()),
    rooms: search.parties.map((party, index) =>
      offerRoom(content, room, party, room.rooms[index], isOwn, search.culture),
    ),
    isRefundable: isRefundable(content, world),
    cancellationPolicies: policies(content, room.total, hotel.owner, world),
    ...(search.again && { priceBreakdowns: [priceBreakdown(content, room.rooms)] }),
    offerId: offerIdOf(content),
    checkIn: midnight(search.checkIn),
    price: price(room.total, search.currency),
    ownOffer: isOwn,
    ...(!isOwn && { supplier: { name: 'Marketplace' } }),
    expiresOn: instant(content.expiresAt),
    provider: hotel.owner,
  }
}

function offerRoom(
  { plan, nationality, currency }: HotelOffer,
  { choice }: Found,
  party: Party,
  roomPrice: Cents | undefined,
  isOwn: boolean,
  culture: string,
): Wire<'OfferRoom'> {
  const board = BOARDS[PLANS[plan].board]
  const boardName = textIn(board.name, culture)
  return {
    roomId: choice.roomId,
    roomInfoId: choice.roomId,
    roomName: textIn(ROOMS[choice.room].name, culture),
    ...(isOwn && {
      roomGroups: [],
      accomId: String(party.adults),
      accomName: `${party.adults} ADL`,
      allotment: 10_000,
    }),
    ...(isOwn && roomPrice !== undefined && { price: price(roomPrice, currency) }),
    boardId: board.id,
    boardName,
    boardGroups: [{ id: board.id, name: boardName }],
    stopSaleGuaranteed: 0,
    stopSaleStandart: 0,
    travellers: guestsOf(party, nationality),
  }
}

function guestsOf({ adults, children }: Party, nationality: string): Wire<'RoomTraveller'>[] {
  return [
    ...Array.from({ length: adults }, () => ({
      type: TravellerType.Adult,
      age: 0,
      nationality,
      minAge: 0,
      maxAge: 0,
    })),
    ...children.map((age) => ({ type: TravellerType.Child, age, nationality, minAge: age, maxAge: age })),
  ]
}

/** The price of each night of each room, in the provider's format. The nights of a room add up to its price. */
export function roomNights(offer: Pick<HotelOffer, 'checkIn' | 'night' | 'currency'>, rooms: readonly Cents[]) {
  const nights = nightsOf({ checkIn: offer.checkIn, checkOut: addDays(offer.checkIn, offer.night) })
  return rooms.flatMap((roomPrice, roomIndex) =>
    parts(roomPrice, nights.length).map((nightPrice, index) => ({
      roomNumber: String(roomIndex + 1),
      date: midnight(nights[index] ?? offer.checkIn),
      price: price(nightPrice, offer.currency),
    })),
  )
}

const priceBreakdown = (offer: HotelOffer, rooms: readonly Cents[]): Wire<'RoomPrices'> => ({
  productType: ProductType.Hotel,
  priceBreakdowns: roomNights(offer, rooms),
})
