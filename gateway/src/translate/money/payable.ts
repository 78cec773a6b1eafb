import { Availability } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { FieldError } from '../../ports/problem.ts'
import { divideHalfUp } from './money.ts'
import { addDays } from '../civil-day.ts'

type Line = Schemas['CartLine']
type Payment = Schemas['SiteOptions']['payment']
type Way = Pick<Schemas['QuoteRequest'], 'method' | 'term'>

/** The input of the payment rules. `today` is the sites' date, YYYYMMDD. */
export interface Terms {
  lines: Line[]
  payment: Payment
  /** The share of the provider's lines that it takes at booking, in per cent. */
  firstPaymentPercent?: number
  today: number
  /** Methods that an operator has switched off. */
  stopped?: readonly Schemas['PaymentMethod'][]
}

/** The terms of each payment method. */
const TERMS: Record<Schemas['PaymentMethod'], Schemas['PaymentTerm'][]> = {
  creditcard: ['full', 'deposit'],
  transfer: ['full', 'deposit'],
  later: ['later'],
}

/** Payment methods where the booking precedes the payment. */
export const isPaidLater = (method: Schemas['PaymentMethod']): method is 'transfer' | 'later' => method !== 'creditcard'

/** Whether a site accepts a method. A bank transfer requires an account (decision 21.3). */
export function offersMethod(payment: Payment, method: Schemas['PaymentMethod']): boolean {
  return payment.methods.includes(method) && (method !== 'transfer' || (payment.banks?.length ?? 0) > 0)
}

/** Whether a basket has a line on request (decision 24.1), which makes the whole basket a request. */
export const isOnRequest = (lines: readonly Pick<Line, 'availability'>[]) =>
  lines.some(({ availability }) => availability === Availability.Request)

/**
 * Why a payment method or term is not available, and the line that causes it. `no-term`: the method does not have this
 * term.
 */
export interface Obstacle {
  reason: Schemas['WayRefusal'] | 'no-term'
  line?: string
}

/** The reason why a basket cannot be paid this way; undefined if it can (decision 21.9). */
export function obstacleTo(terms: Terms, { method, term }: Way): Obstacle | undefined {
  const { lines, payment, stopped = [] } = terms
  const requestedLine = lines.find(({ availability }) => availability === Availability.Request)
  if (requestedLine) return requestObstacle(lines, requestedLine, { method, term })
  if (!payment.methods.includes(method)) return { reason: 'not-offered' }
  if (!offersMethod(payment, method)) return { reason: 'no-account' }
  if (stopped.includes(method)) return { reason: 'switched-off' }
  const unheldLine = isPaidLater(method) ? lines.find(({ optionDate }) => optionDate === undefined) : undefined
  if (unheldLine) return { reason: 'not-held', line: unheldLine.key }
  if (!TERMS[method].includes(term)) return { reason: 'no-term' }
  return term === 'deposit' ? depositObstacle(terms) : undefined
}

/**
 * A request always has the method and term `later`, because nothing is charged before it is confirmed (decision 24.1).
 * Provider offers cannot be requestedLine, because the provider confirms only by booking.
 */
function requestObstacle(lines: readonly Line[], requestedLine: Line, { method, term }: Way): Obstacle | undefined {
  if (method !== 'later' || term !== 'later') return { reason: 'on-request', line: requestedLine.key }
  const providerLine = lines.find(({ offerId, offerIds }) => offerId !== undefined || offerIds !== undefined)
  return providerLine && { reason: 'provider-offer', line: providerLine.key }
}

/**
 * A deposit requires a percentage for every line, no lower than what the provider takes at booking, a refundable
 * basket, and enough days until the rest is due (decision 21.5).
 */
function depositObstacle({ lines, payment, today, firstPaymentPercent = 0 }: Terms): Obstacle | undefined {
  const withoutDeposit = lines.find((line) => {
    const share = line.depositPercent ?? payment.depositPercent
    const isProviderOffer = line.offerId !== undefined || line.offerIds !== undefined
    return share === undefined || (isProviderOffer && share < firstPaymentPercent)
  })
  if (withoutDeposit) return { reason: 'no-deposit', line: withoutDeposit.key }
  const nonRefundable = lines.find((line) => line.cancellation?.refundable === false)
  if (nonRefundable) return { reason: 'not-refundable', line: nonRefundable.key }
  const due = balanceDayOf(lines, payment)
  return due === undefined || due > today ? undefined : { reason: 'too-late' }
}

const FOR_BASKET = 'is not offered for this basket'
const FOR_REQUEST = 'must be later: a line of the basket is on request'

const ERRORS: Readonly<Record<Obstacle['reason'], Pick<FieldError, 'pointer' | 'detail'>>> = {
  'not-offered': { pointer: '/method', detail: 'is not offered by this site' },
  'no-account': { pointer: '/method', detail: 'is not offered by this site' },
  'switched-off': { pointer: '/method', detail: 'is switched off by an operator' },
  'not-held': { pointer: '/method', detail: FOR_BASKET },
  'on-request': { pointer: '/method', detail: FOR_REQUEST },
  'provider-offer': {
    pointer: '/method',
    detail: `${FOR_BASKET}: offers of the provider cannot be sent with a request`,
  },
  'no-term': { pointer: '/term', detail: FOR_BASKET },
  'no-deposit': { pointer: '/term', detail: FOR_BASKET },
  'not-refundable': { pointer: '/term', detail: FOR_BASKET },
  'too-late': { pointer: '/term', detail: FOR_BASKET },
}

/** The error for a basket that cannot be paid this way; undefined if it can. */
export function unpayable(terms: Terms, way: Way): FieldError | undefined {
  const reason = obstacleTo(terms, way)?.reason
  if (reason === undefined) return undefined
  // For a request the method may be right and only the term wrong.
  const isTerm = reason === 'on-request' && way.method === 'later'
  return { code: 'not-offered', ...ERRORS[reason], ...(isTerm ? { pointer: '/term' } : {}) }
}

/**
 * Last day to pay the rest of a deposit, YYYYMMDD, or undefined if the site does not define it or no line has a date.
 */
export function balanceDayOf(lines: Line[], { balanceDays }: Payment): number | undefined {
  const days = lines.map(firstDayOf).filter((day) => day !== undefined)
  return balanceDays === undefined || days.length === 0 ? undefined : addDays(Math.min(...days), -balanceDays)
}

/** Start date of a line; for a flight, that of its first leg. */
function firstDayOf({ checkIn, legs }: Line): number | undefined {
  const [first] = legs ?? []
  return checkIn ?? (first && Number(first.departure.date.slice(0, 10).replaceAll('-', '')))
}

/**
 * Until when the agency holds the unpaid basket: the earliest date of its lines, or undefined if a line is not held
 * (decision 21.4).
 */
export function optionDateOf(lines: Line[]): string | undefined {
  const dates = lines.map(({ optionDate }) => optionDate)
  if (dates.some((date) => date === undefined)) return undefined
  return dates.toSorted((a = '', b = '') => Date.parse(a) - Date.parse(b))[0]
}

/** A line with its price in minor units of one currency. */
export interface CostedLine {
  line: Line
  minor: number
}

/**
 * The deposit of a basket in minor units: each line's share (its own or the site's) of the price after the promotion,
 * rounded half up once (E9).
 * @param total price of the basket after the promotion
 */
export function depositOf(costed: CostedLine[], total: number, { depositPercent = 0 }: Payment): number {
  const grossTotal = costed.reduce((sum, { minor }) => sum + minor, 0)
  const shares = costed.map(({ line, minor }) => BigInt(minor) * BigInt(line.depositPercent ?? depositPercent))
  const weightedSum = shares.reduce((sum, share) => sum + share, 0n)
  return grossTotal === 0 ? 0 : divideHalfUp(weightedSum * BigInt(total), BigInt(grossTotal) * 100n)
}
