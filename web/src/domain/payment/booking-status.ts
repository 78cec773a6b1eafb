import type { Amount } from '../money/amounts.ts'
import { amountOf, moneyOf } from '../money/amounts.ts'

/** The result of a booking and the state of its payment. `paymentStatus`: 3 partly paid, 4 paid, 5 overpaid. */
export type BookingOutcome = {
  state: 'booked' | 'pending' | 'refund' | 'cancelled' | 'requested' | 'refused' | 'lapsed'
  method?: 'creditcard' | 'transfer' | 'later' | undefined
  paymentStatus?: 1 | 2 | 3 | 4 | 5 | undefined
  paid: Amount
  paidAt?: string | undefined
  total?: Amount | undefined
  payNow?: Amount | undefined
  payLater?: Amount | undefined
  installment?: number | undefined
  optionDate?: string | undefined
  refundedAt?: string | undefined
}

/** How the result of a booking is presented (decision 34.5). */
export type BookingStatus =
  | Exclude<BookingOutcome['state'], 'booked'>
  | 'booked'
  /** Being confirmed before any payment: it will be paid by transfer, or later. */
  | 'pending.unpaid'
  /** The deposit is paid; the rest is due later. */
  | 'deposit'
  /** Held until its option date: a transfer that has not arrived, nothing to pay now, or a partial payment. */
  | 'held.transfer'
  | 'held.later'
  | 'held.part'
  /** Confirmed although nothing, or only a part, has been paid. */
  | 'unpaid'
  | 'part'
  /** More has been paid than was owed. */
  | 'over'
  /** Paid, not booked, and paid back. */
  | 'refunded'
  /** The money arrived after the held booking had lapsed. */
  | 'late'

/**
 * Derives the status from the agency's payment data: "paid and booked", "held and waiting for payment" and the cases in
 * between.
 */
export function bookingStatusOf(outcome: BookingOutcome): BookingStatus {
  const { state, method = 'creditcard', paymentStatus = 2, payLater, optionDate, refundedAt } = outcome
  if (state === 'refund' && refundedAt !== undefined) return 'refunded'
  if (state === 'refund' && method !== 'creditcard') return 'late'
  if (state === 'pending' && outcome.paid.value === 0) return 'pending.unpaid'
  if (state !== 'booked') return state
  const hasRest = (payLater?.value ?? 0) > 0
  if (method === 'creditcard' && hasRest) return 'deposit'
  if (method === 'creditcard') return isOverpaidByBoth(outcome) && !isPaidInInstalments(outcome) ? 'over' : 'booked'
  if (paymentStatus === 5) return 'over'
  if (paymentStatus === 4) return 'booked'
  if (paymentStatus === 3) {
    if (method === 'transfer' && hasRest && missingOf(outcome).value === 0) return 'deposit'
    return optionDate === undefined ? 'part' : 'held.part'
  }
  return optionDate === undefined ? 'unpaid' : `held.${method}`
}

/**
 * Whether the deposit was paid by card and some of the rest by transfer. The agency then gives no day of payment,
 * because there were two.
 */
export const isPaidByBoth = ({ method, paidAt }: Pick<BookingOutcome, 'method' | 'paidAt'>): boolean =>
  method === 'creditcard' && paidAt === undefined

/** Whether more has come by transfer than the rest of a deposit by card. */
export const isOverpaidByBoth = (outcome: BookingOutcome): boolean =>
  isPaidByBoth(outcome) && outcome.paymentStatus === 5

/** Whether the paid sum may contain a cost of credit, which looks the same as a surplus. */
const isPaidInInstalments = ({ installment = 1 }: BookingOutcome): boolean => installment > 1

const VOID_STATES: ReadonlySet<BookingOutcome['state']> = new Set(['refund', 'cancelled', 'refused', 'lapsed'])

/** Whether a booking was not made or is no longer valid, so that nobody travels with it. */
export const isOver = ({ state }: Pick<BookingOutcome, 'state'>): boolean => VOID_STATES.has(state)

/** Whether a booking is held until it is paid. */
export const isHeldStatus = (status: BookingStatus): boolean => status.startsWith('held.')

/** What still has to arrive before the option date: for a transfer the amount due first, otherwise everything. */
export function missingOf({ method, paid, payNow, total }: BookingOutcome): Amount {
  return excessOf(method === 'transfer' ? (payNow ?? total ?? paid) : (total ?? paid), paid)
}

/** The amount due later; undefined for a held booking that is paid later, which has to be paid as a whole now. */
export function dueLater(outcome: BookingOutcome): Amount | undefined {
  const { method, payLater } = outcome
  const isDueAsWhole = method === 'later' && isHeldStatus(bookingStatusOf(outcome))
  const isDue = payLater !== undefined && payLater.value > 0
  return isDue && !isDueAsWhole && !isOver(outcome) ? payLater : undefined
}

/** The message for the paid sum: paid on a day, by transfer, or the deposit by card and the rest by transfer. */
export function paidWords(outcome: Pick<BookingOutcome, 'method' | 'paidAt'>): string {
  if (outcome.paidAt !== undefined) return 'booking.paidOn'
  return isPaidByBoth(outcome) ? 'booking.paidBoth' : 'booking.arrived'
}

/** What is still owed in total, and what was overpaid. */
export const restOf = ({ total, paid }: BookingOutcome): Amount => excessOf(total ?? paid, paid)
export const surplusOf = ({ total, paid }: BookingOutcome): Amount => excessOf(paid, total ?? paid)

/** How much one amount exceeds another; zero when it does not. */
function excessOf(one: Amount, other: Amount): Amount {
  if (one.currency !== other.currency) return one
  const minor = Math.max(0, moneyOf(one).minor - moneyOf(other).minor)
  return amountOf({ minor, currency: one.currency })
}

/** An IBAN in groups of four, as printed. */
export const groupIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? iban
