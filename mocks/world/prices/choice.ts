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

/** Conditions of a search: the date, and the scenario's effects on the market. */
export interface Market {
  readonly today: CivilDate
  /** Factor for all prices, in thousandths. */
  readonly priceFactor: number
  readonly soldOut: boolean
  /** When all holds end, in epoch milliseconds; without it, the usual number of days applies. */
  readonly heldTo?: number
  /** Markup of the site on the provider's prices, in percent; 0 at the provider itself. */
  readonly markup: number
}

/** A room of a hotel under a plan. */
export interface Choice {
  readonly hotel: HotelSeed
  readonly roomId: string
  readonly room: RoomKind
  readonly planId: PlanId
}

/** The party of a search form. */
export function partyOf(form: Schema<'SearchForm'>): Party {
  const children = [form.child1, form.child2, form.child3].filter((age) => age !== undefined)
  return { adults: form.adults, children: children.toSorted((a, b) => a - b) }
}

/** Whether a party fits into a room (decision 37.5: the room's capacity is the source). */
export function fits(room: RoomKind, { adults, children }: Party): boolean {
  const { capacity } = ROOMS[room]
  return adults <= capacity.adults && children.length <= capacity.children && adults + children.length <= capacity.total
}

/** All combinations of a hotel's rooms and the plans that can be booked on a date for an arrival. */
export function choicesOf(hotel: HotelSeed, stay: Stay, today: CivilDate): Choice[] {
  const plans = hotel.plans.filter((id) => PLANS[id].terms !== 'early' || earlyDiscount(today, stay.checkIn) > 0)
  return hotel.rooms.flatMap((room, index) =>
    plans.map((planId) => ({ hotel, room, roomId: roomIdOf(index + 1), planId })),
  )
}

/** Number of free rooms for a choice; none in a sold-out market or for dates in the past. */
export function freeFor({ hotel, roomId }: Choice, stay: Stay, market: Market): number {
  return market.soldOut || stay.checkIn < market.today ? 0 : freeRooms(hotel, roomId, stay)
}

/** The availability of a choice. */
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
    priceFactor: market.priceFactor,
  })
}

/** The cancellation terms of a choice; once the deadline has passed, it is not refundable. */
export function cancellationFor({ hotel, planId }: Choice, stay: Stay, today: CivilDate): Schema<'Cancellation'> {
  const lastFreeDay = addDays(stay.checkIn, -hotel.freeDays)
  if (PLANS[planId].terms === 'saver' || lastFreeDay < today) return { refundable: false }
  return { refundable: true, freeUntil: endOfDay(lastFreeDay) }
}

/** City tax paid at the hotel per room and stay, in euros. */
export const payAtHotelFor = (hotel: HotelSeed): Schema<'Money'> | undefined =>
  hotel.cityTax === undefined ? undefined : money(hotel.cityTax * 100, 'eur')
