import type { Schemas } from '../ports/contract.ts'

const DAY = 24 * 3_600_000

/**
 * How long booking results and their payments are kept, in milliseconds. A card payment can be disputed until 120 days after the service was due,
 * and tax offices, hotels and travellers ask within a year. After that nobody needs a result page.
 */
const KEPT_MS = 400 * DAY

/**
 * When the result and the payment of a booking expire, in epoch milliseconds: `KEPT_MS` after the last day of travel, or
 * after now if that is later.
 */
export function keptUntil({ lines }: Pick<Schemas['BookingResult'], 'lines'>, now: number): number {
  return Math.max(now, ...lines.map(endOf)) + KEPT_MS
}

/**
 * The last day of a line, as the epoch milliseconds at which it begins; 0 if it has none. Flight lines have dates only
 * in their legs.
 */
function endOf({ checkIn, checkOut, legs = [] }: Schemas['QuoteLine']): number {
  const day = checkOut ?? checkIn
  const landings = legs.map(({ arrival }) => Date.parse(arrival.date)).filter((moment) => !Number.isNaN(moment))
  return Math.max(0, ...landings, ...(day === undefined ? [] : [momentOf(day)]))
}

const momentOf = (day: number) => Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100)
