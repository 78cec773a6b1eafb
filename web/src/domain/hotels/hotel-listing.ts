import { HOTEL_CODEC, type HotelFilterTable, type HotelSort } from './hotel-filters.ts'
import type { Listing } from '../listing/listing.ts'

/** What the rules look at in a record of the list (decision 1.7): a hotel with its best offer, if it has one. */
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
  offer?: { total: { value: number }; cancellation: { refundable: boolean } }
  /** The lowest total of all rates with free cancellation. */
  freeCancellationFrom?: { value: number }
}

/**
 * Whether any rate of the stay has free cancellation, the best offer or another one (decision 36.6). An agency that
 * names no lowest refundable total is judged by its best offer.
 */
const hasFreeCancellation = ({ offer, freeCancellationFrom }: ListedHotel): boolean =>
  offer !== undefined && (offer.cancellation.refundable || freeCancellationFrom !== undefined)

export function isSoldOut(record: ListedHotel): boolean {
  return record.availability === 3 || record.offer === undefined
}

const priceOf = (record: ListedHotel) => record.offer?.total.value ?? 0

/**
 * The list of hotels. A sold-out hotel has no price and no terms, so it passes neither a price nor free cancellation;
 * "sold out shown last" (decision 36.3). `recommended` is the agency's own order.
 */
export const HOTELS: Listing<ListedHotel, HotelFilterTable, HotelSort> = {
  ...HOTEL_CODEC,
  keyOf: ({ hotel }) => hotel.id,
  held: {
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
  pageSize: 40,
}
