import { HOTEL_CODEC, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import { PAGE_SIZE } from '../listing/address.ts'
import type { Listing } from '../listing/listing.ts'
import type { Price, PriceIn } from '../listing/price-currency.ts'

/** The fields of a list entry (decision 1.7) that the rules use: a hotel with its best offer, if it has one. */
export type ListedHotel = {
  hotel: {
    id: string
    stars: number
    themes: readonly number[]
    amenities: readonly string[]
    rating?: { score: number }
  }
  /** 1 available, 2 on request, 3 not available. */
  availability: number
  boards: readonly string[]
  offer?: { total: Price; cancellation: { refundable: boolean } }
  /** The lowest total among all rates with free cancellation. */
  freeCancellationFrom?: { value: number }
}

/**
 * Whether any rate of the stay has free cancellation, the best offer or another one (decision 36.6). If the agency
 * gives no lowest refundable total, the best offer decides.
 */
const hasFreeCancellation = ({ offer, freeCancellationFrom }: ListedHotel): boolean =>
  offer !== undefined && (offer.cancellation.refundable || freeCancellationFrom !== undefined)

export function isSoldOut(record: ListedHotel): boolean {
  return record.availability === 3 || record.offer === undefined
}

const priceOf = (record: ListedHotel) => record.offer?.total.value ?? 0

/**
 * The rules of the hotel list. A sold-out hotel has no price and no terms, so it passes neither a price filter nor the
 * free cancellation filter; "sold out shown last" (decision 36.3). `recommended` is the agency's own order.
 */
export const HOTELS: Listing<ListedHotel, HotelFilterTable, HotelSort> = {
  ...HOTEL_CODEC,
  keyOf: ({ hotel }) => hotel.id,
  values: {
    stars: ({ hotel }) => [hotel.stars],
    themes: ({ hotel }) => hotel.themes,
    boards: ({ boards }) => boards,
    amenities: ({ hotel }) => hotel.amenities,
    freeCancellation: hasFreeCancellation,
    price: ({ offer }) => offer?.total.value,
  },
  orders: {
    recommended: () => 0,
    price: (a, b) => priceOf(a) - priceOf(b),
    '-price': (a, b) => priceOf(b) - priceOf(a),
    stars: (a, b) => b.hotel.stars - a.hotel.stars,
    rating: (a, b) => (b.hotel.rating?.score ?? -1) - (a.hotel.rating?.score ?? -1),
  },
  isLast: isSoldOut,
  // "12 = rails/featured, 40 = list pages" (decision 36.5).
  pageSize: PAGE_SIZE,
}

/** The rules of `HOTELS` with prices in the visitor's currency. */
export const hotelsIn = (priceIn: PriceIn): typeof HOTELS => ({
  ...HOTELS,
  values: { ...HOTELS.values, price: ({ offer }) => priceIn(offer?.total) },
})
