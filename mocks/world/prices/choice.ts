import { Availability } from '@rota/openapi/agency/enums'
import { addDays, endOfDay, type CivilDate } from '../basics/civil-date.ts'
import { roomIdOf } from '../catalogue/hotel-record.ts'
import { money } from '../basics/money.ts'
import { earlyDiscount, priceOf, type Party, type Price, type Stay } from './pricing.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLANS, type PlanId } from '../seed/plans.ts'
import { ROOMS, type RoomKind } from '../seed/rooms.ts'
import { freeRooms } from './stock.ts'

/** What a search is answered under: the day, and what a scenario does to the market. */
export interface Market {
  readonly today: CivilDate
  /** All prices, in thousandths. */
  readonly raise: number
  readonly soldOut: boolean
  /** Until when everything is held that can be held, in epoch milliseconds; without it, for days. */
  readonly heldTo?: number
  /** What the site adds to the provider's prices, in percent; the provider itself knows of none. */
  readonly markup: number
}

/** One room of one hotel under one plan. */
export interface Choice {
  readonly hotel: HotelSeed
  readonly roomId: string
  readonly room: RoomKind
  readonly planId: PlanId
}

/** The people of a search form. */
export function partyOf(form: Schema<'SearchForm'>): Party {
  const children = [form.child1, form.child2, form.child3].filter((age) => age !== undefined)
  return { adults: form.adults, children: children.toSorted((a, b) => a - b) }
}

/** Whether a party fits a room (decision 37.5: the room's capacity is the source). */
export function fits(room: RoomKind, { adults, children }: Party): boolean {
  const { capacity } = ROOMS[room]
  return adults <= capacity.adults && children.length <= capacity.children && adults + children.length <= capacity.total
}

/** Every room of a hotel under every plan that can be booked on a day for an arrival. */
export function choicesOf(hotel: HotelSeed, stay: Stay, today: CivilDate): Choice[] {
  const plans = hotel.plans.filter((id) => PLANS[id].terms !== 'early' || earlyDiscount(today, stay.checkIn) > 0)
  return hotel.rooms.flatMap((room, at) => plans.map((planId) => ({ hotel, room, roomId: roomIdOf(at + 1), planId })))
}

/** Rooms that are free for a choice; none in a sold-out market and none for days that have passed. */
export function freeFor({ hotel, roomId }: Choice, stay: Stay, market: Market): number {
  return market.soldOut || stay.checkIn < market.today ? 0 : freeRooms(hotel, roomId, stay)
}

/** Whether a choice can be had. */
export function availabilityFor(choice: Choice, stay: Stay, market: Market): Schema<'Availability'> {
  if (freeFor(choice, stay, market) === 0) return Availability.NotAvailable
  return choice.hotel.supply === 'request' ? Availability.Request : Availability.Available
}

/** The price of a choice. */
export function priceFor({ hotel, room, roomId, planId }: Choice, stay: Stay, party: Party, market: Market): Price {
  return priceOf({
    path: `hotel/${hotel.id}/${roomId}`,
    base: hotel.base,
    season: hotel.season,
    room: ROOMS[room].factor,
    ...PLANS[planId],
    campaign: hotel.campaign ?? 0,
    stay,
    party,
    today: market.today,
    raise: market.raise,
  })
}

/** Until when a choice can be given back; a day that has passed is no term any more. */
export function cancellationFor({ hotel, planId }: Choice, stay: Stay, today: CivilDate): Schema<'Cancellation'> {
  const last = addDays(stay.checkIn, -hotel.freeDays)
  if (PLANS[planId].terms === 'saver' || last < today) return { refundable: false }
  return { refundable: true, freeUntil: endOfDay(last) }
}

/** What is paid at the hotel for one room and stay, in euros. */
export const payAtHotelFor = (hotel: HotelSeed): Schema<'Money'> | undefined =>
  hotel.cityTax === undefined ? undefined : money(hotel.cityTax * 100, 'eur')
