import type { Schemas } from '../../ports/contract.ts'
import { convert, minorOf, type Money, moneyOf } from './money.ts'
import { partByTransfer } from './paid-in-all.ts'
import { withoutUndefined } from '../provider/present.ts'

type Result = Schemas['BookingResult']
type Line = Schemas['QuoteLine']
type PenaltyLine = Schemas['BookingPenaltyLine']

const MINUTE_MS = 60_000

/** A cancellation penalty before hash and expiry are added. */
export type PricedPenalty = Omit<Schemas['BookingPenalty'], 'hash' | 'asOf' | 'expiresAt'>

/** The provider's data about the reservation of some lines. */
interface ReservationTerms {
  /** Undefined if the penalty is unknown. */
  penalty: Money | undefined
  cancelable: boolean
}

/** Everything that a penalty depends on. */
export interface PenaltyInput {
  /** `paid` is everything that was paid; undefined if nobody knows how much. */
  result: Pick<Result, 'lines' | 'promotion'> & { paid: Money | undefined }
  /** What a card was charged, which is the most that it gets back. */
  charged?: Money | undefined
  /** Exchange rates of the booking (decision 19.6). */
  rates: Schemas['Rates']
  /** Keys of the lines booked at the provider. */
  provided: ReadonlySet<string>
  /** The provider's terms, or undefined if its reservation is unknown. */
  reservation: ReservationTerms | undefined
  /** Epoch milliseconds. */
  now: number
  /** YYYYMMDD in the site's time zone. */
  today: number
}

/** A group of lines with its share of the price in minor units and its cancellation terms. */
interface Part {
  keys: string[]
  seller: PenaltyLine['seller']
  net: number
  /** Penalty in minor units, or undefined if it cannot be cancelled online. */
  penalty: number | undefined
  freeUntil?: string | undefined
}

/**
 * The penalty for cancelling a whole booking. An agency line is free until the minute of its accepted deadline is over,
 * because pages and contracts show a deadline to the minute, and costs its full price afterwards, because no finer
 * terms are known (decision 26.3). Lines that have begun or have unknown terms cannot be cancelled online. The refund
 * is everything that was paid, by card with the cost of credit and by bank transfer, less the penalty. If money arrived
 * in another currency, or the paid amount is unknown, the booking cannot be cancelled online.
 */
export function penaltyOf(input: PenaltyInput): PricedPenalty {
  const { lines, promotion, paid } = input.result
  const currency = lines[0]?.total.currency ?? paid?.currency ?? 'try'
  const nets = netOf(lines, promotion?.amount.currency === currency ? minorOf(promotion.amount) : 0)
  const agencyParts = lines.flatMap((line, at) =>
    input.provided.has(line.key) ? [] : [agencyPart(line, nets[at] ?? 0, input)],
  )
  const parts = [...agencyParts, ...providerPart(nets, currency, input)]
  const penalty = sum(parts.map(({ penalty: part, net }) => part ?? net))
  // The agency may report a transfer in another currency. No rate was agreed for giving it back, so a person cancels.
  const isComparable = paid !== undefined && (paid.currency === currency || paid.value === 0)
  const paidMinor = paid?.currency === currency ? minorOf(paid) : 0
  const money = (minor: number) => moneyOf(minor, currency)
  const refund = money(Math.max(0, paidMinor - penalty))
  const byTransfer = partByTransfer(refund, input.charged)
  return {
    cancelable: isComparable && parts.every((part) => part.penalty !== undefined),
    lines: parts.map((part) => lineOf(part, money)),
    penalty: money(penalty),
    refund,
    ...(byTransfer ? { byTransfer } : {}),
    ...(isComparable && penalty > paidMinor ? { stillDue: money(penalty - paidMinor) } : {}),
  }
}

function agencyPart(line: Line, net: number, { now, today }: PenaltyInput): Part {
  const { key, checkIn, cancellation } = line
  const part: Omit<Part, 'penalty'> = { keys: [key], seller: 'agency', net }
  const hasBegun = checkIn !== undefined && checkIn <= today
  if (cancellation === undefined || hasBegun) return { ...part, penalty: undefined }
  const { refundable, freeUntil } = cancellation
  const isFree = refundable && (freeUntil === undefined || now < Date.parse(freeUntil) + MINUTE_MS)
  return { ...part, penalty: isFree ? 0 : net, freeUntil: refundable ? freeUntil : undefined }
}

/** All provider lines together, because they form one reservation. */
function providerPart(nets: number[], currency: Money['currency'], input: PenaltyInput): Part[] {
  const { result, provided, reservation, rates } = input
  const providerLines = result.lines.flatMap(({ key }, at) => (provided.has(key) ? [{ key, net: nets[at] ?? 0 }] : []))
  if (providerLines.length === 0) return []
  const net = sum(providerLines.map((line) => line.net))
  const reported = reservation?.cancelable === true ? reservation.penalty : undefined
  const penalty = reported && Math.min(net, convert(minorOf(reported), reported.currency, currency, rates))
  return [{ keys: providerLines.map(({ key }) => key), seller: 'provider', net, penalty }]
}

function lineOf({ keys, seller, net, penalty, freeUntil }: Part, money: (minor: number) => Money): PenaltyLine {
  const due = penalty ?? net
  return withoutUndefined({ keys, seller, total: money(net), penalty: money(due), refundable: due < net, freeUntil })
}

/** Price of each line less its share of a discount, in minor units. The sum is exact in spite of rounding. */
export function netOf(lines: readonly Pick<Line, 'total'>[], reduction: number): number[] {
  const totals = lines.map(({ total }) => minorOf(total))
  const grossTotal = sum(totals)
  if (grossTotal === 0) return totals
  const netTotal = BigInt(grossTotal - Math.min(reduction, grossTotal))
  const shareUpTo = (count: number) => Number((BigInt(sum(totals.slice(0, count))) * netTotal) / BigInt(grossTotal))
  return totals.map((_total, at) => shareUpTo(at + 1) - shareUpTo(at))
}

const sum = (minors: number[]) => minors.reduce((total, minor) => total + minor, 0)
