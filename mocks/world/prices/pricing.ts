import { monthOf, nightsBetween, nightsOf, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { share, wholeLira, type Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { Season } from '../seed/hotel-seed.ts'
import type { Terms } from '../seed/plans.ts'
import { seededInt } from '../basics/seeded.ts'

export type Stay = { checkIn: CivilDate; checkOut: CivilDate }
export type Party = Schema<'Party'>
type Board = Schema<'Board'>

/** Everything that determines a price. */
export interface PriceRequest {
  /** Identifies the hotel and room; small differences between nights are derived from it. */
  readonly path: string
  /** Lira per night for two people in the plainest room, without board. */
  readonly base: number
  readonly season: Season
  /** Price factor of the room relative to the plainest one, in thousandths. */
  readonly room: number
  readonly board: Board
  readonly terms: Terms
  /** The hotel's own discount, in percent. */
  readonly campaign: number
  readonly stay: Stay
  readonly party: Party
  /** The date of booking in Istanbul; early bookings are cheaper. */
  readonly today: CivilDate
  /** Price factor of the scenario, in thousandths; 1000 leaves prices unchanged. */
  readonly priceFactor: number
}

export interface Price {
  readonly nights: number
  readonly total: Cents
  /** The price without the discount, if there is one. */
  readonly was?: Cents
  /** The discount, in percent. */
  readonly discount: number
}

/** Price factors by month in thousandths, January first. */
const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  sea: [560, 560, 620, 740, 900, 1150, 1400, 1450, 1120, 860, 620, 580],
  city: [780, 780, 920, 1080, 1150, 1080, 1020, 1020, 1150, 1080, 900, 920],
  valley: [760, 780, 880, 1120, 1180, 1060, 960, 960, 1140, 1160, 880, 860],
  snow: [1420, 1460, 1150, 760, 560, 560, 600, 620, 560, 560, 720, 1280],
  thermal: [1080, 1080, 1020, 1000, 960, 860, 820, 820, 920, 1020, 1080, 1100],
  highland: [620, 620, 680, 800, 980, 1180, 1360, 1400, 1120, 860, 680, 640],
}

/**
 * Price factors of Friday and Saturday nights in thousandths: resorts and ski slopes
 * fill at weekends, business hotels empty.
 */
const WEEKEND: Readonly<Record<Season, number>> = {
  sea: 1060,
  city: 960,
  valley: 1080,
  snow: 1180,
  thermal: 1120,
  highland: 1100,
}

/** Price of the board per adult and night, in thousandths of the base. */
const BOARD: Readonly<Record<Board, number>> = {
  'room-only': 0,
  breakfast: 60,
  'half-board': 160,
  'full-board': 220,
  'all-inclusive': 320,
}

/** Price factor of the cancellation terms, in thousandths. */
const TERMS: Readonly<Record<Terms, number>> = { flex: 1000, saver: 900, early: 1000 }

/** Percentage off by days between booking and arrival, longest first. */
const EARLY: readonly (readonly [days: number, percent: number])[] = [
  [90, 20],
  [60, 15],
  [30, 10],
]

/** Share of an extra person by age, in thousandths: small children are free, teenagers count as adults. */
export function childShare(age: number): number {
  if (age <= 5) return 0
  return age <= 12 ? 500 : 1000
}

/** Early booking discount in percent; 0 when it is too late, and then there is no early plan. */
export function earlyDiscount(today: CivilDate, checkIn: CivilDate): number {
  const daysAhead = nightsBetween(today, checkIn)
  return EARLY.find(([days]) => daysAhead >= days)?.[1] ?? 0
}

/**
 * Price of the room for a party, in thousandths of its price for two: a single
 * guest pays 820, each extra adult adds 340.
 */
function roomShare({ adults, children }: Party): number {
  const extraAdults = Math.max(0, adults - 2) * 1000
  const extraChildren = children.reduce((sum, age) => sum + childShare(age), 0)
  const isSingleGuest = adults === 1 && children.length === 0
  return isSingleGuest ? 820 : 1000 + share(extraAdults + extraChildren, 340)
}

/** Price of the board for a party and night, in thousandths of the base. Children count by `childShare`. */
function boardShare(board: Board, { adults, children }: Party): number {
  const adultEquivalents = adults * 1000 + children.reduce((sum, age) => sum + childShare(age), 0)
  return share(adultEquivalents, BOARD[board])
}

/** Price factor of a season in the month of a date, in thousandths. */
export const monthFactor = (season: Season, date: CivilDate): number => MONTHS[season][monthOf(date) - 1] ?? 1000

/** The price of one night for the party: the room, and the board, in whole lira. */
function nightPrice(request: PriceRequest, night: CivilDate): Cents {
  const { base, season, room, board, party, path } = request
  const isWeekend = weekdayOf(night) === 5 || weekdayOf(night) === 6
  const bySeason = share(base * 100, monthFactor(season, night))
  const byDay = share(bySeason, isWeekend ? WEEKEND[season] : 1000)
  const byDate = share(byDay, seededInt(`${path}/${night}`, 985, 1015))
  const lodging = share(share(byDate, room), roomShare(party))
  return wholeLira(lodging + share(byDate, boardShare(board, party)))
}

/**
 * The price of a stay for the whole party, in hundredths of a lira. The same request always gives the same price. Stays
 * of seven nights and more are 4 % cheaper; discounts are deducted last, rounded half up.
 */
export function priceOf(request: PriceRequest): Price {
  const nights = nightsOf(request.stay)
  const sum = nights.reduce((total, night) => total + nightPrice(request, night), 0)
  const afterStayDiscount = nights.length >= 7 ? share(sum, 960) : sum
  const fullPrice = share(share(afterStayDiscount, TERMS[request.terms]), request.priceFactor)
  const early = request.terms === 'early' ? earlyDiscount(request.today, request.stay.checkIn) : 0
  const discount = early + request.campaign
  if (discount === 0) return { nights: nights.length, total: fullPrice, discount }
  return { nights: nights.length, total: fullPrice - share(fullPrice, discount * 10), was: fullPrice, discount }
}
