import { Availability } from '@rota/openapi/agency/enums'
import type { Schemas } from '../ports/contract.ts'
import type { FieldError } from '../ports/problem.ts'
import { divideHalfUp } from './money.ts'
import { addDays } from './civil-day.ts'

type Line = Schemas['CartLine']
type Payment = Schemas['SiteOptions']['payment']
type Way = Pick<Schemas['QuoteRequest'], 'method' | 'term'>

/** What may be paid how, and when. `today` is the civil date of the sites, YYYYMMDD. */
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

/** Ways of paying with which a basket is booked first and paid afterwards. */
export const isHeld = (method: Schemas['PaymentMethod']): method is 'transfer' | 'later' => method !== 'creditcard'

/** Whether a site takes a method; a bank transfer needs an account to go to (decision 21.3). */
export function offersMethod(payment: Payment, method: Schemas['PaymentMethod']): boolean {
  return payment.methods.includes(method) && (method !== 'transfer' || (payment.banks?.length ?? 0) > 0)
}

/**
 * Whether a basket has a line whose seller has to be asked first (decision 24.1). The request then decides for the
 * whole basket.
 */
export const isOnRequest = (lines: readonly Pick<Line, 'availability'>[]) =>
  lines.some(({ availability }) => availability === Availability.Request)

/** What speaks against a way of paying a basket, or undefined. */
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
 * A request is sent with method and term `later`, whatever the site offers: nothing is charged before it is confirmed
 * (decision 24.1). The provider confirms when it books, so its offers cannot wait for an answer.
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
 * A deposit needs a percentage for every line, a basket that can be given back, and enough days until the rest is due
 * (decision 21.5).
 */
function takesDeposit({ lines, payment, today }: Terms): boolean {
  const isShared = lines.every((line) => (line.depositPercent ?? payment.depositPercent) !== undefined)
  const isSafe = lines.every((line) => line.cancellation?.refundable !== false)
  const due = balanceDayOf(lines, payment)
  return isShared && isSafe && (due === undefined || due > today)
}

/** Last day to pay the rest of a deposit, YYYYMMDD; undefined when the site does not say or nothing has a date. */
export function balanceDayOf(lines: Line[], { balanceDays }: Payment): number | undefined {
  const days = lines.map(firstDayOf).filter((day) => day !== undefined)
  return balanceDays === undefined || days.length === 0 ? undefined : addDays(Math.min(...days), -balanceDays)
}

/** The day a line begins on; of a flight that of its first leg. */
function firstDayOf({ checkIn, legs }: Line): number | undefined {
  const [first] = legs ?? []
  return checkIn ?? (first && Number(first.departure.date.slice(0, 10).replaceAll('-', '')))
}

/**
 * Until when the agency holds a whole basket unpaid: as long as every line of it. Undefined when it does not hold one
 * (decision 21.4).
 */
export function optionDateOf(lines: Line[]): string | undefined {
  const dates = lines.map(({ optionDate }) => optionDate)
  if (dates.some((date) => date === undefined)) return undefined
  return dates.toSorted((a = '', b = '') => Date.parse(a) - Date.parse(b))[0]
}

/** A line and what it costs, in minor units of one currency. */
export interface CostedLine {
  line: Line
  minor: number
}

/**
 * The deposit of a basket in minor units: the share of each line, the site's or its own, of what is left after the
 * promotion; rounded half up once (E9).
 * @param total what the basket costs, the promotion taken off
 */
export function depositOf(costed: CostedLine[], total: number, { depositPercent = 0 }: Payment): number {
  const plain = costed.reduce((sum, { minor }) => sum + minor, 0)
  const shares = costed.map(({ line, minor }) => BigInt(minor) * BigInt(line.depositPercent ?? depositPercent))
  const weighed = shares.reduce((sum, share) => sum + share, 0n)
  return plain === 0 ? 0 : divideHalfUp(weighed * BigInt(total), BigInt(plain) * 100n)
}
