import type { Schemas } from '../ports/contract.ts'

const DAY = 24 * 3_600_000

/**
 * As long as the payment itself is kept. A card payment can be disputed until 120 days after the service was due, and the
 * tax office, the hotel or the traveller asks within the year; nobody needs a result page after that.
 */
const KEPT = 400 * DAY

/** Until when a result can be read: so long after its last day of travel, or after now where that is later. Epoch milliseconds. */
export function keptUntil({ lines }: Pick<Schemas['BookingResult'], 'lines'>, now: number): number {
  return Math.max(now, ...lines.map(endOf)) + KEPT
}

/** The last moment that a line names; 0 for none. A flight tells days in its legs only. */
function endOf({ checkIn, checkOut, legs = [] }: Schemas['QuoteLine']): number {
  const day = checkOut ?? checkIn
  const landings = legs.map(({ arrival }) => Date.parse(arrival.date)).filter((moment) => !Number.isNaN(moment))
  return Math.max(0, ...landings, ...(day === undefined ? [] : [momentOf(day)]))
}

const momentOf = (day: number) => Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100)
