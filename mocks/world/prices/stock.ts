import { addDays, nightsBetween, type CivilDate } from '../basics/civil-date.ts'
import type { Stay } from './pricing.ts'
import type { HotelSeed, Supply } from '../seed/hotel-seed.ts'
import { seededInt } from '../basics/seeded.ts'

type Stocked = Pick<HotelSeed, 'id' | 'supply'>

/** Of a hundred weeks, how many a hotel is full in from Monday to Sunday. */
const FULL_WEEKS: Readonly<Record<Supply, number>> = { open: 0, usual: 4, busy: 34, request: 0 }
/** Of a hundred nights, how many a single kind of room is sold out in. */
const GONE_NIGHTS = 3
const MOST_ROOMS = 14

/** A day of the calendar belongs to the week of its Monday; weeks are counted from one. */
const FIRST_MONDAY = 20240101
const weekOf = (night: CivilDate) => Math.floor(nightsBetween(FIRST_MONDAY, night) / 7)

function freeOn(hotel: Stocked, roomId: string, night: CivilDate): number {
  if (hotel.supply === 'open') return MOST_ROOMS
  if (seededInt(`${hotel.id}/week/${weekOf(night)}`, 0, 99) < FULL_WEEKS[hotel.supply]) return 0
  const isGone = seededInt(`${hotel.id}/${roomId}/${night}`, 0, 99) < GONE_NIGHTS
  return isGone ? 0 : seededInt(`${hotel.id}/${roomId}/${night}/free`, 1, MOST_ROOMS)
}

/** Nobody is let a room for longer, in nights. */
const LONGEST = 365

/**
 * Rooms of a kind that are free in every night of a stay; 0 is sold out. It stops at the first night that is: a stay of
 * years, looked for around its dates in every hotel, would keep the whole world busy.
 */
export function freeRooms(hotel: Stocked, roomId: string, stay: Stay): number {
  if (nightsBetween(stay.checkIn, stay.checkOut) > LONGEST) return 0
  let least = MOST_ROOMS
  for (let night = stay.checkIn; least > 0 && night < stay.checkOut; night = addDays(night, 1)) {
    least = Math.min(least, freeOn(hotel, roomId, night))
  }
  return least
}

/** How far around the asked dates a room is looked for, in days. */
const AROUND = 21

/** The nearest stays of the same length, not before today, for which `has` finds a room; at most three, nearest first. */
export function nearestStays(stay: Stay, today: CivilDate, has: (stay: Stay) => boolean): Stay[] {
  const found: Stay[] = []
  for (let away = 1; away <= AROUND && found.length < 3; away++) {
    for (const days of [away, -away]) {
      const moved = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
      if (moved.checkIn >= today && found.length < 3 && has(moved)) found.push(moved)
    }
  }
  return found
}
