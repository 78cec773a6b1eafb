import { availabilityFor, cancellationFor, type Choice, type Market } from '../prices/choice.ts'
import { endOfDay } from '../basics/civil-date.ts'
import { feeFrom } from './offered.ts'
import { expiryOf } from '../flights/flight-search.ts'
import type { Schema } from '../basics/schemas.ts'
import { seededName } from '../basics/seeded.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { isPlace, lineageOf, type PlaceId } from '../seed/places.ts'
import { PLANS } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { moneyIn } from './currency.ts'
import { inCurrency, type SoldIn } from '../provider/supply/currency.ts'
import { providerIdOf, roomsFor, stayOf, type AskedRooms } from '../provider/supply/rooms.ts'
import { hotelOfferId, OWNER, roomPrices } from './hotels.ts'
import { placeNames, textIn } from './texts.ts'
import { searchTypeOf } from './arrivals.ts'
import { BOARD_NAMES } from '../seed/plans.ts'

type Search = Schema<'ProviderHotelSearch'>

/** Currency, language, time and market of a response. */
export interface Audience {
  readonly currency: SoldIn
  readonly culture: string | undefined
  /** Milliseconds since 1970 UTC. */
  readonly now: number
  readonly market: Market
}

/** Traveller types of the contract. */
const ADULT = 1 as const
const CHILD = 2 as const

/** An offer with its rooms, at current prices. */
function hotelOfferView(
  choice: Choice,
  stay: AskedRooms,
  { currency, culture, now, market }: Audience,
): Schema<'ProviderHotelOffer'> {
  const { hotel, room, roomId, planId } = choice
  const { today: searched, priceFactor } = market
  const expiresAt = expiryOf(`${hotel.id}/${roomId}`, now)
  const prices = roomPrices(choice, stay, market).map((lira) => inCurrency(lira, currency))
  const price = moneyIn(
    prices.reduce((sum, roomPrice) => sum + roomPrice, 0),
    currency,
  )
  const terms = cancellationFor(choice, stayOf(stay), market.today)
  const { board } = PLANS[planId]
  return {
    offerId: hotelOfferId({ ...stay, hotel, roomId, planId, searched, priceFactor, expiresAt }),
    checkIn: stay.checkIn,
    night: stay.night,
    availability: availabilityFor(choice, stayOf(stay), market),
    isRefundable: terms.refundable,
    rooms: stay.parties.map(({ adults, children }, index) => ({
      roomId,
      roomName: textIn(ROOMS[room].name, culture),
      boardId: board,
      boardName: textIn(BOARD_NAMES[board], culture),
      price: moneyIn(prices[index] ?? 0, currency),
      travellers: [
        ...Array.from({ length: adults }, () => ({ type: ADULT })),
        ...children.map((age) => ({ type: CHILD, age })),
      ],
    })),
    cancellationPolicies: [
      { from: feeFrom(Date.parse(terms.freeUntil ?? endOfDay(market.today))), percent: 100, price },
    ],
    price,
    expiresOn: new Date(expiresAt).toISOString(),
  }
}

/** All offers of a hotel, cheapest first. */
export const offersOfHotel = (hotel: HotelSeed, stay: AskedRooms, audience: Audience): Schema<'ProviderHotelOffer'>[] =>
  roomsFor(hotel, stay, audience.market)
    .map((choice) => hotelOfferView(choice, stay, audience))
    .toSorted((a, b) => a.price.value - b.price.value)

/** The hotels that match a search; a place with the wrong type (set B) matches nothing. */
function matchingHotels({ Products, arrivalLocations = [] }: Search, seeds: Iterable<HotelSeed>): HotelSeed[] {
  const places = arrivalLocations.filter(({ id, type }) => isPlace(id) && searchTypeOf(id) === type)
  return [...seeds].filter((hotel) => {
    if (Products !== undefined) return Products.includes(providerIdOf(hotel))
    return places.some(({ id }) => isPlace(id) && lineageOf(hotel.place).includes(id))
  })
}

/** Name and location of a hotel. */
export function hotelNames(hotel: HotelSeed, culture: string | undefined) {
  const place: PlaceId = hotel.place
  return {
    id: providerIdOf(hotel),
    provider: OWNER,
    name: hotel.name,
    stars: hotel.stars,
    rating: hotel.rating[0],
    address: textIn(hotel.address, culture),
    geolocation: { latitude: hotel.at[0], longitude: hotel.at[1] },
    ...placeNames(place, culture),
  }
}

/**
 * The results of a hotel search; hotels without an offer are left out (decision 17.1: seven nights, nationality TR).
 */
export function hotelSearch(
  search: Search,
  seeds: Iterable<HotelSeed>,
  audience: Audience,
): Schema<'ProviderHotelSearchResult'> {
  const parties = search.roomCriteria.map(({ adult, childAges = [] }) => ({ adults: adult, children: childAges }))
  const stay = { checkIn: search.checkIn, night: search.night ?? 7, parties }
  const hotels = matchingHotels(search, seeds)
    .filter(({ campaign }) => !search.getOnlyDiscountedPrice || campaign !== undefined)
    .map((hotel) => {
      const offers = offersOfHotel(hotel, stay, audience)
      const description = textIn(hotel.headline, audience.culture)
      return {
        ...hotelNames(hotel, audience.culture),
        description,
        thumbnail: `hotel-${hotel.id}-1.svg`,
        offers: search.getOnlyBestOffers ? offers.slice(0, 1) : offers,
      }
    })
    .filter(({ offers }) => offers.length > 0)
  const expiries = hotels.flatMap(({ offers }) => offers.map(({ expiresOn }) => expiresOn)).toSorted()
  return {
    searchId: `h-${seededName(JSON.stringify(search), 16)}`,
    expiresOn: expiries[0] ?? new Date(audience.now).toISOString(),
    hotels,
  }
}
