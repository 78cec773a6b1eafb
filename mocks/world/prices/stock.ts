import { addDays, nightsBetween, type CivilDate } from '../basics/civil-date.ts'
import type { Stay } from './pricing.ts'
import type { HotelSeed, Supply } from '../seed/hotel-seed.ts'
import { seededInt } from '../basics/seeded.ts'

type Stocked = Pick<HotelSeed, 'id' | 'supply'>

/** Percentage of weeks, Monday to Sunday, in which a hotel is full. */
const FULL_WEEKS: Readonly<Record<Supply, number>> = { open: 0, usual: 4, busy: 34, request: 0 }
/** Percentage of nights in which a single room type is sold out. */
const GONE_NIGHTS = 3
const MAX_ROOMS = 14

/** Weeks begin on Monday and are counted from this one. */
const FIRST_MONDAY = 20240101
const weekOf = (night: CivilDate) => Math.floor(nightsBetween(FIRST_MONDAY, night) / 7)

function freeOn(hotel: Stocked, roomId: string, night: CivilDate): number {
  if (hotel.supply === 'open') return MAX_ROOMS
  if (seededInt(`${hotel.id}/week/${weekOf(night)}`, 0, 99) < FULL_WEEKS[hotel.supply]) return 0
  const isGone = seededInt(`${hotel.id}/${roomId}/${night}`, 0, 99) < GONE_NIGHTS
  return isGone ? 0 : seededInt(`${hotel.id}/${roomId}/${night}/free`, 1, MAX_ROOMS)
}

/** Longest stay, in nights. */
const LONGEST = 365

/**
 * Number of rooms of a type that are free on every night of a stay; 0 means sold out. The loop stops at the first
 * sold-out night: checking very long stays and their neighbouring dates in every hotel would take too long.
 */
export function freeRooms(hotel: Stocked, roomId: string, stay: Stay): number {
  if (nightsBetween(stay.checkIn, stay.checkOut) > LONGEST) return 0
  let least = MAX_ROOMS
  for (let night = stay.checkIn; least > 0 && night < stay.checkOut; night = addDays(night, 1)) {
    least = Math.min(least, freeOn(hotel, roomId, night))
  }
  return least
}

/** How many days around the requested dates are searched for a room. */
const AROUND = 21

/**
 * The nearest stays of the same length that begin today or later and for which
 * `has` is true; at most three, nearest first.
 */
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
