import type { Schema } from '../../api/operations.ts'
import type { Booking } from '../../booking/change.ts'
import { money, toValue } from '../../domain/money/money.ts'
import { isComplete } from './guests/draft.ts'

/** The steps of this checkout. */
export type Step = 'guests' | 'payment'

/** The query of the step; a path may name the step itself: `/payment` is the payment step (decision 33.1). */
export const searchOf = (search: string, { step }: Record<string, string>): string =>
  step === undefined || new URLSearchParams(search).has('step') ? search : `step=${step}`

/**
 * The step to show: the one in the URL, but not the payment while the booking lacks required data or its passengers are
 * not confirmed (decision 39.8).
 */
export function stepOf(search: string, booking: Booking, areConfirmed: boolean): Step {
  const wanted = new URLSearchParams(search).get('step')
  return wanted === 'payment' && areConfirmed && isComplete(booking) ? 'payment' : 'guests'
}

/** Amounts to pay at the hotels, summed per currency. */
export function payAtHotel(lines: Booking['products']): Schema<'Money'>[] {
  const sums = new Map<Schema<'Currency'>, number>()
  for (const { payAtHotel: fee } of lines) {
    // Minor units are integers, so the sum is exact.
    if (fee) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + minorOf(fee))
  }
  return [...sums].map(([currency, minor]) => ({ currency, value: toValue({ minor, currency }) }))
}

/**
 * The basket's total when the visitor last saw and accepted it: a line with an undecided new price counts with its old
 * one (decision 28.3).
 */
export function seenTotal({ products, totalAmount }: Booking): Schema<'Money'> {
  const minor = products.reduce((sum, { total, priceBefore }) => {
    const isSame = priceBefore?.currency === total.currency && total.currency === totalAmount.currency
    return isSame ? sum + minorOf(priceBefore) - minorOf(total) : sum
  }, minorOf(totalAmount))
  return { ...totalAmount, value: toValue({ minor, currency: totalAmount.currency }) }
}

const minorOf = ({ value, currency }: Schema<'Money'>) => money(value, currency).minor
