import { difference, type Amount } from '../money/amounts.ts'
import { isOverpaidByBoth, type Ended } from './ending.ts'

/**
 * The cost of credit in what was paid in instalments: what exceeds the amount due then. Undefined if there is none, or if
 * a surplus that has come by transfer cannot be told from it.
 */
export function creditOf(ended: Ended): Amount | undefined {
  const { method, installment = 1, total, paid, payLater } = ended
  if (isOverpaidByBoth(ended)) return undefined
  if (method !== 'creditcard' || installment === 1 || total?.currency !== paid.currency) return undefined
  const cost = difference(paid, payLater ? difference(total, payLater) : total)
  return cost.value > 0 ? cost : undefined
}
