import { addDays, nightsBetween, type CivilDate } from '../basics/civil-date.ts'
import type { Stay } from './pricing.ts'
import type { HotelSeed, Supply } from '../seed/hotel-seed.ts'
import { seededInt } from '../basics/seeded.ts'

type StockedHotel = Pick<HotelSeed, 'id' | 'supply'>

/** Percentage of weeks, Monday to Sunday, in which a hotel is full. */
const FULL_WEEK_PERCENT: Readonly<Record<Supply, number>> = { open: 0, usual: 4, busy: 34, request: 0 }
/** Percentage of nights in which a single room type is sold out. */
const SOLD_OUT_NIGHT_PERCENT = 3
const MAX_ROOMS = 14

/** Weeks begin on Monday and are counted from this one. */
const FIRST_MONDAY = 20240101
const weekOf = (night: CivilDate) => Math.floor(nightsBetween(FIRST_MONDAY, night) / 7)

/** Number of free rooms of a type in one night. */
function freeOn(hotel: StockedHotel, roomId: string, night: CivilDate): number {
  if (hotel.supply === 'open') return MAX_ROOMS
  if (seededInt(`${hotel.id}/week/${weekOf(night)}`, 0, 99) < FULL_WEEK_PERCENT[hotel.supply]) return 0
  const isSoldOut = seededInt(`${hotel.id}/${roomId}/${night}`, 0, 99) < SOLD_OUT_NIGHT_PERCENT
  return isSoldOut ? 0 : seededInt(`${hotel.id}/${roomId}/${night}/free`, 1, MAX_ROOMS)
}

/** Longest stay, in nights. */
const MAX_NIGHTS = 365

/**
 * Number of rooms of a type that are free on every night of a stay; 0 means sold out. The loop stops at the first
 * sold-out night: checking very long stays and their neighbouring dates in every hotel would take too long.
 */
export function freeRooms(hotel: StockedHotel, roomId: string, stay: Stay): number {
  if (nightsBetween(stay.checkIn, stay.checkOut) > MAX_NIGHTS) return 0
  let fewestFree = MAX_ROOMS
  for (let night = stay.checkIn; fewestFree > 0 && night < stay.checkOut; night = addDays(night, 1)) {
    fewestFree = Math.min(fewestFree, freeOn(hotel, roomId, night))
  }
  return fewestFree
}

/** How many days around the requested dates are searched for a room. */
const MAX_DAYS_AWAY = 21

/**
 * The nearest stays of the same length that begin today or later and for which
 * `isAvailable` returns true; at most three, nearest first.
 */
export function nearestStays(stay: Stay, today: CivilDate, isAvailable: (stay: Stay) => boolean): Stay[] {
  const found: Stay[] = []
  for (let away = 1; away <= MAX_DAYS_AWAY && found.length < 3; away++) {
    for (const days of [away, -away]) {
      const moved = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) }
      if (moved.checkIn >= today && found.length < 3 && isAvailable(moved)) found.push(moved)
    }
  }
  return found
}
