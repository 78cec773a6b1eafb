import type { Schemas } from '../ports/contract.ts'
import { convert, minorOf, type Money, moneyOf } from './money.ts'
import { present } from './provider/present.ts'

type Result = Schemas['BookingResult']
type Line = Schemas['QuoteLine']
type PenaltyLine = Schemas['BookingPenaltyLine']

/** What a booking costs to cancel, before it is named and dated. */
export type PricedPenalty = Omit<Schemas['BookingPenalty'], 'hash' | 'asOf' | 'expiresAt'>

/** What the provider says of the reservation that some lines are. */
export interface ReservationTerms {
  /** Undefined where nobody knows what it costs. */
  penalty: Money | undefined
  cancelable: boolean
}

export interface Asked {
  result: Pick<Result, 'lines' | 'promotion' | 'paid' | 'paidAt'>
  /** Exchange rates that the booking was made with (decision 19.6). */
  rates: Schemas['Rates']
  /** Keys of the lines that the provider has booked. */
  provided: ReadonlySet<string>
  /** Its terms; undefined where its reservation is not known. */
  reservation: ReservationTerms | undefined
  /** Epoch milliseconds. */
  now: number
  /** YYYYMMDD in the site's time zone. */
  today: number
}

/** A group of lines, its share of the price in minor units, and what is known of giving it back. */
interface Part {
  keys: string[]
  seller: PenaltyLine['seller']
  net: number
  /** In minor units; undefined where it cannot be cancelled here. */
  penalty: number | undefined
  freeUntil?: string | undefined
}

/**
 * What cancelling a whole booking costs. A line of the agency is free until its last free moment and costs its whole price
 * afterwards, by the terms that were accepted: finer ones are not told (decision 26.3). What has begun, and what nobody
 * has told terms of, cannot be cancelled here. Refund is what was paid less the penalty.
 */
export function penaltyOf(asked: Asked): PricedPenalty {
  const { lines, promotion, paid, paidAt } = asked.result
  const currency = lines[0]?.total.currency ?? paid.currency
  const nets = netOf(lines, promotion?.amount.currency === currency ? minorOf(promotion.amount) : 0)
  const own = lines.flatMap((line, at) => (asked.provided.has(line.key) ? [] : [ownPart(line, nets[at] ?? 0, asked)]))
  const parts = [...own, ...providerPart(nets, currency, asked)]
  const penalty = sum(parts.map(({ penalty: part, net }) => part ?? net))
  const isPaid = paidAt !== undefined && paid.currency === currency
  const captured = isPaid ? minorOf(paid) : 0
  const money = (minor: number) => moneyOf(minor, currency)
  return {
    cancelable: parts.every((part) => part.penalty !== undefined),
    lines: parts.map((part) => lineOf(part, money)),
    penalty: money(penalty),
    refund: money(Math.max(0, captured - penalty)),
    ...(penalty > captured ? { stillDue: money(penalty - captured) } : {}),
  }
}

function ownPart(line: Line, net: number, { now, today }: Asked): Part {
  const { key, checkIn, cancellation } = line
  const part: Omit<Part, 'penalty'> = { keys: [key], seller: 'agency', net }
  const hasBegun = checkIn !== undefined && checkIn <= today
  if (cancellation === undefined || hasBegun) return { ...part, penalty: undefined }
  const { refundable, freeUntil } = cancellation
  const isFree = refundable && (freeUntil === undefined || now <= Date.parse(freeUntil))
  return { ...part, penalty: isFree ? 0 : net, freeUntil: refundable ? freeUntil : undefined }
}

/** All lines of the provider together: they are one reservation there. */
function providerPart(nets: number[], currency: Money['currency'], asked: Asked): Part[] {
  const { result, provided, reservation, rates } = asked
  const own = result.lines.flatMap(({ key }, at) => (provided.has(key) ? [{ key, net: nets[at] ?? 0 }] : []))
  if (own.length === 0) return []
  const net = sum(own.map((line) => line.net))
  const said = reservation?.cancelable === true ? reservation.penalty : undefined
  const penalty = said && Math.min(net, convert(minorOf(said), said.currency, currency, rates))
  return [{ keys: own.map(({ key }) => key), seller: 'provider', net, penalty }]
}

function lineOf({ keys, seller, net, penalty, freeUntil }: Part, money: (minor: number) => Money): PenaltyLine {
  const due = penalty ?? net
  return present({ keys, seller, total: money(net), penalty: money(due), refundable: due < net, freeUntil })
}

/** What each line costs less its share of a reduction, in minor units; exact in sum, whatever is rounded. */
export function netOf(lines: readonly Pick<Line, 'total'>[], reduction: number): number[] {
  const totals = lines.map(({ total }) => minorOf(total))
  const whole = sum(totals)
  if (whole === 0) return totals
  const left = BigInt(whole - Math.min(reduction, whole))
  const shareUpTo = (count: number) => Number((BigInt(sum(totals.slice(0, count))) * left) / BigInt(whole))
  return totals.map((_total, at) => shareUpTo(at + 1) - shareUpTo(at))
}

const sum = (minors: number[]) => minors.reduce((total, minor) => total + minor, 0)
