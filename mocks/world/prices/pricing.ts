import { monthOf, nightsBetween, nightsOf, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { share, wholeLira, type Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import type { Season } from '../seed/hotel-seed.ts'
import type { Terms } from '../seed/plans.ts'
import { seededInt } from '../basics/seeded.ts'

export type Stay = { checkIn: CivilDate; checkOut: CivilDate }
export type Party = Schema<'Party'>
type Board = Schema<'Board'>

/** Everything that a price depends on; nothing else does. */
export interface PriceRequest {
  /** Names the hotel and its room; small differences between nights follow from it. */
  readonly path: string
  /** Lira for two people and a night in the plainest room, without board. */
  readonly base: number
  readonly season: Season
  /** The room against the plainest one, in thousandths. */
  readonly room: number
  readonly board: Board
  readonly terms: Terms
  /** Percentage off that the hotel itself gives. */
  readonly campaign: number
  readonly stay: Stay
  readonly party: Party
  /** The day of booking in Istanbul; early bookers pay less. */
  readonly today: CivilDate
  /** What a scenario does to all prices, in thousandths; 1000 is nothing. */
  readonly raise: number
}

export interface Price {
  readonly nights: number
  readonly total: Cents
  /** What the same plan costs without its reduction, when it has one. */
  readonly was?: Cents
  /** The reduction, in percent. */
  readonly discount: number
}

/** Thousandths by month, January first. */
const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  sea: [560, 560, 620, 740, 900, 1150, 1400, 1450, 1120, 860, 620, 580],
  city: [780, 780, 920, 1080, 1150, 1080, 1020, 1020, 1150, 1080, 900, 920],
  valley: [760, 780, 880, 1120, 1180, 1060, 960, 960, 1140, 1160, 880, 860],
  snow: [1420, 1460, 1150, 760, 560, 560, 600, 620, 560, 560, 720, 1280],
  thermal: [1080, 1080, 1020, 1000, 960, 860, 820, 820, 920, 1020, 1080, 1100],
  highland: [620, 620, 680, 800, 980, 1180, 1360, 1400, 1120, 860, 680, 640],
}

/** Thousandths on Friday and Saturday nights: resorts and slopes fill at weekends, business hotels empty. */
const WEEKEND: Readonly<Record<Season, number>> = {
  sea: 1060,
  city: 960,
  valley: 1080,
  snow: 1180,
  thermal: 1120,
  highland: 1100,
}

/** Per adult and night, in thousandths of the base. */
const BOARD: Readonly<Record<Board, number>> = {
  'room-only': 0,
  breakfast: 60,
  'half-board': 160,
  'full-board': 220,
  'all-inclusive': 320,
}

const TERMS: Readonly<Record<Terms, number>> = { flex: 1000, saver: 900, early: 1000 }

/** Percent off by days between booking and arrival, the longest first. */
const EARLY: readonly (readonly [days: number, percent: number])[] = [
  [90, 20],
  [60, 15],
  [30, 10],
]

/** Share of an extra person, in thousandths, by age: small children are free, teenagers count as adults. */
export function childShare(age: number): number {
  if (age <= 5) return 0
  return age <= 12 ? 500 : 1000
}

/** Percent off for booking early; 0 when it is too late for it, and then there is no early plan. */
export function earlyDiscount(today: CivilDate, checkIn: CivilDate): number {
  const ahead = nightsBetween(today, checkIn)
  return EARLY.find(([days]) => ahead >= days)?.[1] ?? 0
}

/** The room with its extra people, in thousandths of its price for two: one pays 820, every extra adult 340 more. */
function roomShare({ adults, children }: Party): number {
  const extraAdults = Math.max(0, adults - 2) * 1000
  const extraChildren = children.reduce((sum, age) => sum + childShare(age), 0)
  const alone = adults === 1 && children.length === 0
  return alone ? 820 : 1000 + share(extraAdults + extraChildren, 340)
}

function boardShare(board: Board, { adults, children }: Party): number {
  const eaters = adults * 1000 + children.reduce((sum, age) => sum + childShare(age), 0)
  return share(eaters, BOARD[board])
}

/** What the month of a date does to the prices of a season, in thousandths. */
export const monthFactor = (season: Season, date: CivilDate): number => MONTHS[season][monthOf(date) - 1] ?? 1000

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
 * The price of a stay in hundredths of a lira, all nights and the whole party. The same request always gives the same
 * price. Seven nights and more are 4 % cheaper; reductions are taken off at the end, rounded half up.
 */
export function priceOf(request: PriceRequest): Price {
  const nights = nightsOf(request.stay)
  const sum = nights.reduce((total, night) => total + nightPrice(request, night), 0)
  const long = nights.length >= 7 ? share(sum, 960) : sum
  const plain = share(share(long, TERMS[request.terms]), request.raise)
  const early = request.terms === 'early' ? earlyDiscount(request.today, request.stay.checkIn) : 0
  const discount = early + request.campaign
  if (discount === 0) return { nights: nights.length, total: plain, discount }
  return { nights: nights.length, total: plain - share(plain, discount * 10), was: plain, discount }
}
