import type { Schema } from '../../api/operations.ts'
import type { Party } from '../../domain/people/party.ts'

/**
 * Hotels as the shop shows them, whoever sells them (decision 37.7). The agency's own records are such hotels as they are; those
 * of the provider leave out what the provider does not say.
 */
export type SoldOffer = Omit<Schema<'Offer'>, 'board'> & {
  /** Absent where the provider names a board that we have no word for: then `boardName` is its own. */
  board?: Schema<'Board'>
  boardName?: Schema<'LocalizedText'>
}

export type SoldEntry = Omit<Schema<'HotelOffer'>, 'offer'> & { offer?: SoldOffer }

/** What is put into the basket of an offer of the provider, and until when it can be. */
type ProviderOffer = { offerId: string; expiresOn: string; rooms: readonly Party[] }

export type SoldPlan = Omit<Schema<'PricePlan'>, 'offer'> & { offer: SoldOffer; sold?: ProviderOffer }

export type SoldRoomPrice = Omit<Schema<'RoomPrice'>, 'plans'> & { plans: readonly SoldPlan[] }

/** The rooms of a stay with what can be had of them. */
export type SoldPrices = {
  rooms: readonly SoldRoomPrice[]
  nearestDates?: readonly Schema<'Stay'>[]
  /** Rooms that only the offers name. */
  named?: readonly SoldRoom[]
}

export type SoldRoom = Omit<Schema<'Room'>, 'capacity'> & { capacity?: Schema<'Room'>['capacity'] }

export type SoldHotel = Omit<Schema<'Hotel'>, 'rooms' | 'policies'> & {
  rooms: readonly SoldRoom[]
  policies?: Schema<'HotelPolicies'>
}
