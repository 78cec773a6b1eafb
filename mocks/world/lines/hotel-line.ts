import { Availability } from '@rota/openapi/agency/enums'
import {
  availabilityFor,
  cancellationFor,
  choicesOf,
  fits,
  freeFor,
  payAtHotelFor,
  priceFor,
  type Choice,
  type Market,
} from '../prices/choice.ts'
import { roomIdOf } from '../catalogue/hotel-record.ts'
import { centsOf, money } from '../basics/money.ts'
import { picturesOf } from '../catalogue/pictures.ts'
import type { Stay } from '../prices/pricing.ts'
import { Refusal } from '../basics/refusal.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLACES } from '../seed/places.ts'
import { PLANS } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { slugOf } from '../basics/slug.ts'
import { properName, text } from '../basics/texts.ts'
import { heldUntil, normalised, pricedLine, type Line, type PricingContext, type LineRequest } from './line-request.ts'

function choiceOf({ id, room, pricePlan }: LineRequest, hotels: PricingContext['hotels']): Choice | undefined {
  const hotel = hotels.get(id)
  const roomIndex = hotel?.rooms.findIndex((_, index) => roomIdOf(index + 1) === room?.id) ?? -1
  const kind = hotel?.rooms[roomIndex]
  const planId = hotel?.plans.find((plan) => plan === pricePlan?.id)
  return hotel && kind && planId && { hotel, roomId: roomIdOf(roomIndex + 1), room: kind, planId }
}

/** Number of rooms that can still be booked; none for an early plan whose deadline has passed. */
function freeNow(choice: Choice, stay: Stay, market: Market): number {
  const isBookable = choicesOf(choice.hotel, stay, market.today).some(
    (bookable) => bookable.planId === choice.planId && bookable.roomId === choice.roomId,
  )
  return isBookable ? freeFor(choice, stay, market) : 0
}

function pictureOf(hotel: HotelSeed): Pick<Line, 'picture'> {
  const [picture] = picturesOf(hotel)
  return picture ? { picture } : {}
}

/** A basket line for rooms. Refuses an unknown room or plan (`not-found`) and a party that is too large. */
export function hotelLine(wish: LineRequest, { hotels, market }: PricingContext): Line {
  const choice = choiceOf(wish, hotels)
  const { checkIn, checkOut, count } = wish
  if (choice === undefined || checkIn === undefined || checkOut === undefined) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  const { hotel, room, roomId, planId } = choice
  const party = normalised(wish.pax)
  if (!fits(room, party)) {
    throw new Refusal('over-capacity', `This room takes at most ${ROOMS[room].capacity.total} people.`)
  }
  const stay = { checkIn, checkOut }
  const price = priceFor(choice, stay, party, market)
  const tax = payAtHotelFor(hotel)
  const cancellation = cancellationFor(choice, stay, market.today)
  const isGone = freeNow(choice, stay, market) < count
  return {
    ...pricedLine(wish, price.total),
    type: 'hotel',
    room: { id: roomId },
    pricePlan: { id: planId },
    ...stay,
    discount: price.discount,
    title: properName(hotel.name),
    place: text(PLACES[hotel.place].name),
    address: text(hotel.address),
    roomName: text(ROOMS[room].name),
    board: PLANS[planId].board,
    slug: slugOf(hotel.name, hotel.id),
    ...pictureOf(hotel),
    ...(hotel.channel !== undefined && { channel: hotel.channel }),
    cancellation,
    availability: isGone ? Availability.NotAvailable : availabilityFor(choice, stay, market),
    ...heldUntil(checkIn, cancellation, market),
    ...(tax && { payAtHotel: money(centsOf(tax.value) * count, tax.currency) }),
  }
}
