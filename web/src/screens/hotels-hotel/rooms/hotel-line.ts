import type { Schema } from '../../../api/operations.ts'
import type { HotelSearch } from '../../../domain/hotels/hotel-search.ts'
import { normaliseParty, sameParty } from '../../../domain/people/party.ts'

type Line = Schema<'CartLine'>
type LineInput = Schema<'CartHotelInput'>

/** Any key: the basket gives the line its own when it is added (domain/cart). */
const NEW = 'new'

/**
 * What a press on a rate asks for: one room. The discount is part of what makes two lines one (decision 27.1).
 * The price goes along as the one that was seen: when the agency asks for another by now, the basket shows both
 * (decision 37.6).
 */
export function hotelLine(
  hotelId: string,
  roomId: string,
  plan: Schema<'PricePlan'>,
  { stay, party }: Pick<HotelSearch, 'stay' | 'party'>,
): LineInput {
  const { discount, total } = plan.offer
  return {
    key: NEW,
    type: 'hotel',
    id: hotelId,
    room: { id: roomId },
    pricePlan: { id: plan.id },
    pax: normaliseParty(party),
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    ...(discount === undefined ? {} : { discount }),
    count: 1,
    price: total.value,
    currency: total.currency,
  }
}

/** The line of the basket that is this rate, for these dates and this party. Its price may have changed since. */
export function lineInBasket(lines: readonly Line[], wanted: LineInput): Line | undefined {
  return lines.find(
    (line) =>
      line.type === 'hotel' &&
      line.id === wanted.id &&
      line.room?.id === wanted.room?.id &&
      line.pricePlan?.id === wanted.pricePlan?.id &&
      line.checkIn === wanted.checkIn &&
      line.checkOut === wanted.checkOut &&
      sameParty(line.pax, wanted.pax),
  )
}
