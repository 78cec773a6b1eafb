import type { Schema } from '../../api/operations.ts'
import type { Booking } from '../../booking/change.ts'
import { money, toValue } from '../../domain/money/money.ts'
import { isComplete } from './guests/draft.ts'

/** The steps that this page shows. Cart and confirmation are steps of the progress bar, but pages of their own. */
export type Step = 'guests' | 'payment'

/**
 * The query of the page, with a `step`. The path may name the step instead: `/payment` is the payment step (decision
 * 33.1). A `step` in the query takes precedence.
 */
export const searchOf = (search: string, { step: stepInPath }: Record<string, string>): string =>
  stepInPath === undefined || new URLSearchParams(search).has('step') ? search : `step=${stepInPath}`

/**
 * The step to show: the one in the URL, but not the payment while the booking lacks required data or its passengers are
 * not confirmed (decision 39.8).
 */
export function stepOf(search: string, booking: Booking, areConfirmed: boolean): Step {
  const requestedStep = new URLSearchParams(search).get('step')
  return requestedStep === 'payment' && areConfirmed && isComplete(booking) ? 'payment' : 'guests'
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
 * The total of the basket that the visitor last accepted. A line whose new price is not accepted yet counts with its
 * old price (decision 28.3).
 */
export function acceptedTotal({ products, totalAmount }: Booking): Schema<'Money'> {
  const minor = products.reduce((sum, { total, priceBefore }) => {
    const isComparable = priceBefore?.currency === total.currency && total.currency === totalAmount.currency
    return isComparable ? sum + minorOf(priceBefore) - minorOf(total) : sum
  }, minorOf(totalAmount))
  return { ...totalAmount, value: toValue({ minor, currency: totalAmount.currency }) }
}

const minorOf = ({ value, currency }: Schema<'Money'>) => money(value, currency).minor
