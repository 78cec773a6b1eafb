import { difference, type Amount } from '../money/amounts.ts'
import { isOverpaidByBoth, type BookingOutcome } from './booking-status.ts'

/**
 * The cost of credit of a payment in instalments: the part of the paid sum that exceeds the amount due. Undefined if
 * there is none, or if the excess may also be money that came by transfer.
 */
export function creditOf(outcome: BookingOutcome): Amount | undefined {
  const { method, installment = 1, total, paid, payLater } = outcome
  if (isOverpaidByBoth(outcome)) return undefined
  if (method !== 'creditcard' || installment === 1 || total?.currency !== paid.currency) return undefined
  const cost = difference(paid, payLater ? difference(total, payLater) : total)
  return cost.value > 0 ? cost : undefined
}
