import type { Schema } from '../../api/operations.ts'
import type { Party } from '../../domain/people/party.ts'

/**
 * Hotel types that the shop displays, whoever sells the hotel (decision 37.7). Agency records satisfy them unchanged;
 * in provider records, fields that the provider does not send are absent.
 */
export type SoldOffer = Omit<Schema<'Offer'>, 'board'> & {
  /** Absent when the provider's board is unknown to us: then `boardName` has its name. */
  board?: Schema<'Board'>
  boardName?: Schema<'LocalizedText'>
}

export type SoldEntry = Omit<Schema<'HotelOffer'>, 'offer'> & { offer?: SoldOffer }

/**
 * What a basket line needs of a provider's offer; `expiresOn` is when the offer ends, `rooms` the party of each room.
 */
type ProviderOffer = { offerId: string; expiresOn: string; rooms: readonly Party[] }

export type SoldPlan = Omit<Schema<'PricePlan'>, 'offer'> & { offer: SoldOffer; sold?: ProviderOffer }

export type SoldRoomPrice = Omit<Schema<'RoomPrice'>, 'plans'> & { plans: readonly SoldPlan[] }

/** The rooms of a stay with their available plans. */
export type SoldPrices = {
  rooms: readonly SoldRoomPrice[]
  nearestDates?: readonly Schema<'Stay'>[]
  /** Rooms that appear only in offers, not in the hotel's content. */
  named?: readonly SoldRoom[]
}

export type SoldRoom = Omit<Schema<'Room'>, 'capacity'> & { capacity?: Schema<'Room'>['capacity'] }

export type SoldHotel = Omit<Schema<'Hotel'>, 'rooms' | 'policies'> & {
  rooms: readonly SoldRoom[]
  policies?: Schema<'HotelPolicies'>
}
