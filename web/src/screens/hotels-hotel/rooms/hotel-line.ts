import type { Schema } from '../../../api/operations.ts'
import { roomsOf, type VisitSearch } from '../../../domain/hotels/visit.ts'
import type { SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import { shareOf } from '../../../domain/money/amounts.ts'
import { normaliseParty, sameParty } from '../../../domain/people/party.ts'

type Line = Schema<'CartLine'>
type LineInput = Schema<'CartHotelInput'>

/** A placeholder: the basket assigns the real key when the line is added (domain/cart). */
const NEW = 'new'

/**
 * The line that a press on a rate adds: one room. The discount is part of the line's identity (decision 27.1). The
 * price is the displayed one, so that the basket can show both when the agency's price has changed (decision 37.6).
 */
export function hotelLine(hotelId: string, roomId: string, plan: SoldPlan, search: VisitSearch): LineInput {
  const { stay, party } = search
  const { discount, total } = plan.offer
  const rooms = roomsOf(search).map(normaliseParty)
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
    count: rooms.length,
    price: shareOf(total, rooms.length),
    currency: total.currency,
    ...(plan.sold ? { offerId: plan.sold.offerId, paxes: rooms } : {}),
  }
}

/**
 * The basket line for this rate, these dates and this party. Its price may have changed since. Provider rooms are one
 * line whatever their party (decision 27.2).
 */
export function lineInBasket(lines: readonly Line[], wanted: LineInput): Line | undefined {
  const isSameParty = (line: Line) => wanted.offerId !== undefined || sameParty(line.pax, wanted.pax)
  return lines.find(
    (line) =>
      line.type === 'hotel' &&
      line.id === wanted.id &&
      line.room?.id === wanted.room?.id &&
      line.pricePlan?.id === wanted.pricePlan?.id &&
      line.checkIn === wanted.checkIn &&
      line.checkOut === wanted.checkOut &&
      isSameParty(line),
  )
}
