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
import { money } from '../basics/money.ts'
import type { Party, Stay } from '../prices/pricing.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLANS, TERMS_NAMES } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { nearestStays } from '../prices/stock.ts'
import { text } from '../basics/texts.ts'

/** At or below this number, lists say how many rooms are left. */
const FEW = 3

/** A choice with its price, in the contract's format. */
function offerFor(choice: Choice, stay: Stay, party: Party, market: Market): Schema<'Offer'> {
  const price = priceFor(choice, stay, party, market)
  const payAtHotel = payAtHotelFor(choice.hotel)
  return {
    roomName: text(ROOMS[choice.room].name),
    board: PLANS[choice.planId].board,
    nights: price.nights,
    total: money(price.total),
    ...(price.was !== undefined && { was: money(price.was), discount: price.discount }),
    perNight: money(Math.round(price.total / price.nights)),
    payNow: money(price.total),
    ...(payAtHotel && { payAtHotel }),
    ...(choice.hotel.channel !== undefined && { channel: choice.hotel.channel }),
    cancellation: cancellationFor(choice, stay, market.today),
  }
}

function planOf(choice: Choice, stay: Stay, party: Party, market: Market): Schema<'PricePlan'> {
  const left = freeFor(choice, stay, market)
  return {
    id: choice.planId,
    name: text(TERMS_NAMES[PLANS[choice.planId].terms]),
    availability: availabilityFor(choice, stay, market),
    ...(left > 0 && left <= FEW && { left }),
    offer: offerFor(choice, stay, party, market),
  }
}

const hasRoom = (hotel: HotelSeed, stay: Stay, party: Party, market: Market) =>
  choicesOf(hotel, stay, market.today).some((it) => fits(it.room, party) && freeFor(it, stay, market) > 0)

/** The nearest stays of the same length with a room for the party. */
function nearestFor(hotel: HotelSeed, stay: Stay, party: Party, market: Market): Stay[] {
  if (market.soldOut) return []
  return nearestStays(stay, market.today, (moved) => hasRoom(hotel, moved, party, market))
}

/** All rooms that fit the party, with their plans; if none is free, no rooms but the nearest dates. */
export function roomPrices(
  hotel: HotelSeed,
  stay: Stay,
  party: Party,
  market: Market,
): Pick<Schema<'HotelPrice'>, 'rooms' | 'nearestDates'> {
  if (!hasRoom(hotel, stay, party, market)) return { rooms: [], nearestDates: nearestFor(hotel, stay, party, market) }
  const rooms = new Map<string, Schema<'PricePlan'>[]>()
  for (const choice of choicesOf(hotel, stay, market.today).filter((it) => fits(it.room, party))) {
    rooms.set(choice.roomId, [...(rooms.get(choice.roomId) ?? []), planOf(choice, stay, party, market)])
  }
  return { rooms: [...rooms].map(([id, plans]) => ({ id, plans })) }
}

/** A hotel in a list: its cheapest offer and its cheapest refundable rate, or the nearest dates with a free room. */
export function hotelOffer(
  facts: Schema<'HotelFacts'>,
  hotel: HotelSeed,
  stay: Stay,
  party: Party,
  market: Market,
): Schema<'HotelOffer'> {
  const choices = choicesOf(hotel, stay, market.today).filter((it) => fits(it.room, party))
  const free = choices.filter((it) => freeFor(it, stay, market) > 0)
  const totals = new Map(free.map((it) => [it, priceFor(it, stay, party, market).total]))
  const isRefundable = (it: Choice) => cancellationFor(it, stay, market.today).refundable
  const sorted = free.toSorted(
    (a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0) || Number(isRefundable(b)) - Number(isRefundable(a)),
  )
  const [best] = sorted
  if (best === undefined) {
    const nearestDates = nearestFor(hotel, stay, party, market)
    return { hotel: facts, availability: Availability.NotAvailable, boards: [], nearestDates }
  }
  const refundable = sorted.find(isRefundable)
  return {
    hotel: facts,
    availability: availabilityFor(best, stay, market),
    boards: [...new Set(free.map((it) => PLANS[it.planId].board))],
    offer: offerFor(best, stay, party, market),
    ...(refundable && { freeCancellationFrom: money(totals.get(refundable) ?? 0) }),
  }
}
