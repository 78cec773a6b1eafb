import { Availability } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'
import { divideHalfUp } from './money.ts'
import { addDays } from './civil-day.ts'

type Line = Schemas['CartLine']
type Payment = Schemas['SiteOptions']['payment']
type Way = Pick<Schemas['QuoteRequest'], 'method' | 'term'>

/** The input of the payment rules. `today` is the sites' date, YYYYMMDD. */
export interface Terms {
  lines: Line[]
  payment: Payment
  today: number
}

const TERMS: Record<Schemas['PaymentMethod'], Schemas['PaymentTerm'][]> = {
  creditcard: ['full', 'deposit'],
  transfer: ['full', 'deposit'],
  later: ['later'],
}

/** Payment methods where the booking precedes the payment. */
export const isHeld = (method: Schemas['PaymentMethod']): method is 'transfer' | 'later' => method !== 'creditcard'

/** Whether a site accepts a method. A bank transfer requires an account (decision 21.3). */
export function offersMethod(payment: Payment, method: Schemas['PaymentMethod']): boolean {
  return payment.methods.includes(method) && (method !== 'transfer' || (payment.banks?.length ?? 0) > 0)
}

/** Whether a basket has a line on request (decision 24.1), which makes the whole basket a request. */
export const isOnRequest = (lines: readonly Pick<Line, 'availability'>[]) =>
  lines.some(({ availability }) => availability === Availability.Request)

/** Why a basket cannot be paid in this way, or undefined. */
export function unpayable(terms: Terms, { method, term }: Way): FieldError | undefined {
  if (isOnRequest(terms.lines)) return unrequestable(terms.lines, { method, term })
  if (!offersMethod(terms.payment, method))
    return { pointer: '/method', code: 'not-offered', detail: 'is not offered by this site' }
  const isOff = isHeld(method) && optionDateOf(terms.lines) === undefined
  if (isOff) return { pointer: '/method', code: 'not-offered', detail: 'is not offered for this basket' }
  const isKnown = TERMS[method].includes(term) && (term !== 'deposit' || takesDeposit(terms))
  return isKnown ? undefined : { pointer: '/term', code: 'not-offered', detail: 'is not offered for this basket' }
}

/**
 * A request always has the method and term `later`, because nothing is charged before it is confirmed (decision 24.1).
 * Provider offers cannot be requested, because the provider confirms only by booking.
 */
function unrequestable(lines: readonly Line[], { method, term }: Way): FieldError | undefined {
  if (method !== 'later')
    return { pointer: '/method', code: 'not-offered', detail: 'must be later: a line of the basket is on request' }
  if (term !== 'later')
    return { pointer: '/term', code: 'not-offered', detail: 'must be later: a line of the basket is on request' }
  const isProviders = lines.some(({ offerId, offerIds }) => offerId !== undefined || offerIds !== undefined)
  const detail = 'is not offered for this basket: offers of the provider cannot be sent with a request'
  return isProviders ? { pointer: '/method', code: 'not-offered', detail } : undefined
}

/**
 * A deposit requires a percentage for every line, a refundable basket, and enough days until the rest is due
 * (decision 21.5).
 */
function takesDeposit({ lines, payment, today }: Terms): boolean {
  const isShared = lines.every((line) => (line.depositPercent ?? payment.depositPercent) !== undefined)
  const isSafe = lines.every((line) => line.cancellation?.refundable !== false)
  const due = balanceDayOf(lines, payment)
  return isShared && isSafe && (due === undefined || due > today)
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
  const plain = costed.reduce((sum, { minor }) => sum + minor, 0)
  const shares = costed.map(({ line, minor }) => BigInt(minor) * BigInt(line.depositPercent ?? depositPercent))
  const weighed = shares.reduce((sum, share) => sum + share, 0n)
  return plain === 0 ? 0 : divideHalfUp(weighed * BigInt(total), BigInt(plain) * 100n)
}
