import { Availability } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { dayOf, expiryOf } from '../days.ts'
import { enumValueOf, travellerTypeOf } from '../enums.ts'
import { translateEach, withoutUndefined, textOf, integerWithin } from '../present.ts'
import { priceOf } from '../price.ts'
import type { Conversion } from '../conversion.ts'
import { isFree, termsOf } from '../terms.ts'

/** Maximum length of an offer id in our contract. */
export const MAX_ID_LENGTH = 2000

type Room = Schemas['ProviderHotelOffer']['rooms'][number]

/**
 * A room offer, or undefined if required values are missing.
 * @param conversion with the expiry of the search
 */
export function hotelOfferOf(
  offer: Wire['HotelOffer'],
  conversion: Conversion & { expiresOn?: string | undefined },
): Schemas['ProviderHotelOffer'] | undefined {
  const price = priceOf(offer.price, conversion.markup)
  const checkIn = dayOf(offer.checkIn)
  const night = integerWithin(offer.night, 1, 365)
  const cancellationPolicies = termsOf(offer.cancellationPolicies, conversion)
  const rooms = translateEach(offer.rooms, (room) => roomOf(room, conversion), 9)
  if (price === undefined || checkIn === undefined || night === undefined || cancellationPolicies === undefined) {
    return undefined
  }
  const isWhole = rooms.length > 0 && rooms.length === offer.rooms.length
  if (!isWhole || offer.offerId.length > MAX_ID_LENGTH) return undefined
  return {
    offerId: offer.offerId,
    checkIn,
    night,
    availability: availabilityOf(offer),
    isRefundable: isFree(offer.isRefundable, cancellationPolicies, conversion.now),
    rooms,
    cancellationPolicies,
    price,
    expiresOn: expiryOf(conversion.now, offer.expiresOn, conversion.expiresOn),
  }
}

/** Availability of an offer. 0 means unchecked (decision 17.12), so only an explicit false makes it unavailable. */
export function availabilityOf(offer: {
  availability?: number
  isAvailable?: boolean
}): Schemas['ProviderHotelOffer']['availability'] {
  if (offer.isAvailable === false) return Availability.NotAvailable
  return enumValueOf(Availability, offer.availability) ?? Availability.Available
}

function roomOf(room: Wire['OfferRoom'], { markup }: Conversion): Room {
  return withoutUndefined({
    roomId: textOf(room.roomId, 60) ?? '',
    roomName: textOf(room.roomName, 200) ?? '',
    boardId: textOf(room.boardId, 60) ?? '',
    boardName: textOf(room.boardName, 200) ?? '',
    price: priceOf(room.price, markup),
    travellers: translateEach(room.travellers, guestOf, 12),
  })
}

const guestOf = ({ type, age }: Wire['RoomTraveller']) =>
  // 0 means an unknown age, also for adults.
  withoutUndefined({ type: travellerTypeOf(type, undefined), age: integerWithin(age, 1, 120) })
